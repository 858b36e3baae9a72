/** What the picked Odin card can do; else what the end of the turn will bring. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Selection } from "../../pick/selection";
import { Pickable, PickGroup } from "../../pick/element";
import { t } from "../../base/texts";
import { wordsOf } from "../../parts/lists";
import { Glyph } from "./card";
import { pickedActions, type RavensView } from "./view";

interface ActionsProps {
  readonly view: RavensView;
  readonly seat: number;
  readonly selection: Selection;
}

export function Actions({ view, seat, selection }: ActionsProps): JSX.Element {
  const actions = pickedActions(view.facts, selection.picks.value, wordsOf(view.stacks[seat]));
  const line = useRef<HTMLDivElement>(null);
  // On a phone the action bar may lie over them.
  useEffect(() => line.current?.scrollIntoView({ block: "nearest" }), [actions]);
  if (actions.length === 0) return <TurnEnd view={view} seat={seat} />;
  return (
    <div class="rv-line chosen" ref={line}>
      <PickGroup class="rv-actions" label={t("ravens-ui-actions")} ids={actions.map((action) => `action:${action}`)}>
        {actions.map((action) => (
          <Pickable
            key={action}
            id={`action:${action}`}
            class="rv-action"
            label={t(`ravens-ui-action-${action}`)}
            selection={selection}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <Glyph action={action} />
            </svg>
            <span aria-hidden="true">{t(`ravens-ui-action-${action}`)}</span>
          </Pickable>
        ))}
      </PickGroup>
    </div>
  );
}

/** Whether the deck can lengthen the path before the turn ends: 0 no, 1 yes, 2 where that is not the question now. */
const landsSaid = (view: RavensView): number => (view.phase === "play" ? Math.min(1, view.derived.lands_left) : 2);

/** Which cards the end of the turn brings, and whether the path can be extended first. */
function TurnEnd({ view, seat }: { view: RavensView; seat: number }): JSX.Element {
  const mine = view.turn === seat && view.phase !== "over";
  return (
    <div class="rv-line">
      {mine && <p>{t("ravens-ui-end", { count: view.derived.to_draw[seat] ?? 0, lands: landsSaid(view) })}</p>}
    </div>
  );
}
