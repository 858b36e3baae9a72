/** One option of a game, drawn from its data: suggested numbers and words as chips, a field where a range is free. */
import type { JSX } from "preact";
import type { OptionInfo } from "../wire/protocol";
import { hasText, t } from "../base/texts";

interface OptionFieldProps {
  readonly game: string;
  readonly option: OptionInfo;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

interface Chip {
  readonly value: number;
  readonly label: string;
}

function chipsOf(game: string, option: OptionInfo): Chip[] {
  const words = Object.entries(option.words).map(([word, value]) => ({
    value,
    label: t(`${game}-option-${option.name}-${word}`),
  }));
  const worded = new Set(words.map((chip) => chip.value));
  const numbers = option.suggested.filter((value) => !worded.has(value));
  return [...words, ...numbers.map((value) => ({ value, label: String(value) }))];
}

export function OptionField({ game, option, value, onChange }: OptionFieldProps): JSX.Element {
  const id = `option-${option.name}`;
  const help = `${game}-option-${option.name}-help`;
  const free = option.low !== undefined && option.high !== undefined && option.low < option.high;
  return (
    <fieldset class="option">
      <legend>{t(`${game}-option-${option.name}`)}</legend>
      {hasText(help) && <p class="quiet">{t(help)}</p>}
      <div class="chips">
        {chipsOf(game, option).map((chip) => (
          <label key={chip.value} class="chip">
            <input type="radio" name={id} checked={chip.value === value} onChange={() => onChange(chip.value)} />
            <span>{chip.label}</span>
          </label>
        ))}
        {free && <FreeNumber option={option} value={value} onChange={onChange} />}
      </div>
    </fieldset>
  );
}

function FreeNumber({ option, value, onChange }: Omit<OptionFieldProps, "game">): JSX.Element {
  const { low = 0, high = 0 } = option;
  const typed = (text: string): void => {
    const number = Number.parseInt(text, 10);
    if (Number.isInteger(number) && number >= low && number <= high) onChange(number);
  };
  return (
    <label class="free-number">
      <span>{t("ui-option-number", { low, high })}</span>
      <input
        type="number"
        inputMode="numeric"
        min={low}
        max={high}
        value={value >= low && value <= high ? value : ""}
        onInput={(event) => typed(event.currentTarget.value)}
      />
    </label>
  );
}
