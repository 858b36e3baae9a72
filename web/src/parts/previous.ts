/** What has happened on a board since the view that was on the screen before. */
import { useRef } from "preact/hooks";

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
