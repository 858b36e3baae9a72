/** Faces with a few words that people at a table show each other, each reader in his own language. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { isOn } from "../base/prefs";
import { t } from "../base/texts";
import { isLocal } from "../local/venue";
import { Emote, EMOTES } from "../parts/emotes";
import { Icon } from "../parts/icons";
import type { Reaction, ReactionKind, TableFrame } from "../wire/protocol";
import { hasOthers } from "./onward";
import type { Session } from "./session";

const words = (what: ReactionKind): string => t(`react-${what}`);

/** Opens the faces; there are none where nobody else could see them. */
export function ReactionButton({ session, table }: { session: Session; table: TableFrame }): JSX.Element | null {
  const menu = useRef<HTMLDivElement>(null);
  const seat = table.you[0];
  if (seat === undefined || isLocal(table.table) || !hasOthers(table)) return null;
  const show = (what: ReactionKind): void => {
    menu.current?.hidePopover();
    void session.ask({ t: "react", seat, seq: 0, what });
  };
  return (
    <>
      <button
        type="button"
        class="round react-open"
        popovertarget="faces"
        aria-label={t("ui-react")}
        title={t("ui-react")}
      >
        <Icon name="face" />
      </button>
      <div id="faces" class="faces" popover="auto" ref={menu} role="group" aria-label={t("ui-react")}>
        {EMOTES.map((what) => (
          <button key={what} type="button" onClick={() => show(what)}>
            <Emote name={what} />
            <span>{words(what)}</span>
          </button>
        ))}
      </div>
    </>
  );
}

/** The faces that are shown at present, each beside the plate of who shows it. */
export function Reactions({ session }: { session: Session }): JSX.Element {
  const shown = isOn("reactions") ? session.reactions.value : [];
  return (
    <div class="reactions" aria-live="polite">
      {shown.map((reaction) => (
        <Bubble key={`${reaction.seat} ${reaction.what}`} reaction={reaction} />
      ))}
    </div>
  );
}

const MARGIN = 8;

function Bubble({ reaction: { seat, what } }: { reaction: Reaction }): JSX.Element {
  const bubble = useRef<HTMLParagraphElement>(null);
  const [at, setAt] = useState<{ left: number; top: number } | null>(null);
  useLayoutEffect(() => {
    const own = bubble.current?.getBoundingClientRect();
    const plate = document.querySelector(`[data-place="seat:${seat}"]`)?.getBoundingClientRect();
    if (!own) return;
    const left = plate ? plate.left + plate.width / 2 - own.width / 2 : (innerWidth - own.width) / 2;
    const top = plate && plate.bottom > 0 ? plate.bottom - 4 : innerHeight / 3;
    setAt({
      left: Math.min(Math.max(MARGIN, left), innerWidth - own.width - MARGIN),
      top: Math.min(Math.max(MARGIN, top), innerHeight - own.height - MARGIN),
    });
  }, []);
  return (
    <p class="bubble" ref={bubble} data-seat={seat} style={at ? { left: `${at.left}px`, top: `${at.top}px` } : {}}>
      <Emote name={what} />
      <span class="unseen">{t("ui-reaction", { player: { seat }, words: words(what) })}</span>
      <span aria-hidden="true">{words(what)}</span>
    </p>
  );
}
