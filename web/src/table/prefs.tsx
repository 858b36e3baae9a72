/** How one likes to play, and the keys that work at the table. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { goAt, isOn, pace, PACES, turn, type Pace } from "../base/prefs";
import { rememberedTable } from "../base/store";
import { t } from "../base/texts";
import { canBeCalled, wishCalls } from "../wire/push";

const paces = Object.keys(PACES) as Pace[];

interface PreferencesProps {
  /** The table whose turns one may be called to. */
  readonly table: string;
  readonly onKeys: () => void;
}

export function Preferences({ table, onKeys }: PreferencesProps): JSX.Element {
  const now = paces.find((each) => PACES[each] === pace.value) ?? "usual";
  return (
    <div class="preferences">
      <label>
        <span>{t("ui-pace")}</span>
        <select value={now} onChange={(event) => goAt(event.currentTarget.value as Pace)}>
          {paces.map((each) => (
            <option key={each} value={each}>
              {t(`ui-pace-${each}`)}
            </option>
          ))}
        </select>
      </label>
      <Switch name="motion" />
      <Switch name="sound" />
      {"vibrate" in navigator && <Switch name="vibrate" />}
      <Switch name="reactions" />
      <Switch name="confirm" />
      {"Notification" in window && (
        <Switch
          name="notify"
          onChange={(on) => {
            if (on) void Notification.requestPermission().then((answer) => turn("notify", answer === "granted"));
          }}
        />
      )}
      <Calls table={table} />
      <button type="button" class="small" onClick={onKeys}>
        {t("ui-keys")}
      </button>
    </div>
  );
}

/** Being called by the browser's push service, for matches that last days. Nothing is asked of it until this is switched on. */
function Calls({ table }: { table: string }): JSX.Element | null {
  const [refused, setRefused] = useState(false);
  const tokens = Object.values(rememberedTable(table)?.tokens ?? {});
  if (!canBeCalled() || tokens.length === 0) return null;
  const change = (on: boolean): void => {
    void wishCalls(on, table, tokens).then((done) => setRefused(!done));
  };
  return (
    <div>
      <Switch name="push" onChange={change} />
      <p class="quiet">{t(refused ? "ui-push-denied" : "ui-push-explained")}</p>
    </div>
  );
}

type SwitchName = Parameters<typeof turn>[0];

function Switch({ name, onChange }: { name: SwitchName; onChange?: (on: boolean) => void }): JSX.Element {
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={isOn(name)}
        onChange={(event) => {
          turn(name, event.currentTarget.checked);
          onChange?.(event.currentTarget.checked);
        }}
      />
      <span>{t(`ui-prefer-${name}`)}</span>
    </label>
  );
}

/** Each key with the id of what it does. */
const KEYS = [
  ["1 … 9", "ui-key-digit"],
  ["Enter", "ui-key-enter"],
  ["Esc", "ui-key-escape"],
  ["← ↑ ↓ →", "ui-key-arrows"],
  ["P", "ui-key-idle"],
  ["H", "ui-key-hint"],
  ["U", "ui-key-undo"],
  ["L", "ui-key-log"],
  ["?", "ui-key-help"],
] as const;

/** The keys, over everything until they are closed. */
export function Keys({ onClose }: { onClose: () => void }): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog class="keys" ref={dialog} aria-labelledby="keys-title" onClose={onClose}>
      <h2 id="keys-title">{t("ui-keys")}</h2>
      <dl>
        {KEYS.map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(words)}</dd>
          </div>
        ))}
      </dl>
      <p class="quiet">{t("ui-key-double")}</p>
      <button type="button" class="primary" onClick={() => dialog.current?.close()}>
        {t("ui-close")}
      </button>
    </dialog>
  );
}
