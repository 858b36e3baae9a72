/** What has happened on a board since the view that was on the screen before. */
import { useRef, useState } from "preact/hooks";

/**
 * What is known from the views so far: `first` with the first view, then `diff` of the view before, the new one and what was
 * known. While the view stays, so does the answer.
 */
export function usePrevious<View, News>(
  view: View,
  first: News,
  diff: (before: View, after: View, known: News) => News,
): News {
  const last = useRef({ view, news: first });
  if (last.current.view !== view) last.current = { view, news: diff(last.current.view, view, last.current.news) };
  return last.current.news;
}

/** The result of what ended last (`ended` finds it, null where nothing did), until the person has closed it. */
export function useResult<View, Result>(
  view: View,
  ended: (before: View, after: View) => Result | null,
): readonly [Result | null, () => void] {
  const result = usePrevious<View, Result | null>(view, null, (before, after, known) => ended(before, after) ?? known);
  const [closed, setClosed] = useState<Result | null>(null);
  return [result === closed ? null : result, () => setClosed(result)];
}
