/** Focus for what has just come onto the screen. */
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

/** A ref whose element gets the focus once, when it appears. */
export function useFirstFocus<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => element.current?.focus({ preventScroll: true }), []);
  return element;
}
