ravens-name = Odin’s Ravens
