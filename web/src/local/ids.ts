/** The ids of tables in this browser begin so; the server's never do. */
export const PREFIX = "here-";
