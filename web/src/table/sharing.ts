/** What several people at one screen may all see. Whatever a view hides is null in it. */

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The part of a view that the other view knows too; the rest is hidden. */
export function shared(other: unknown, view: unknown): unknown {
  if (other === null) return null;
  if (Array.isArray(view)) return view.map((each, at) => shared((other as readonly unknown[])[at], each));
  if (!isObject(view) || !isObject(other)) return view;
  return Object.fromEntries(Object.entries(view).map(([name, each]) => [name, shared(other[name], each)]));
}

/** Whether a view shows anything that the other one hides. */
export function reveals(other: unknown, view: unknown): boolean {
  if (view === null || other === undefined) return false;
  if (other === null) return true;
  if (Array.isArray(view)) return view.some((each, at) => reveals((other as readonly unknown[])[at], each));
  return isObject(view) && isObject(other) && Object.entries(view).some(([name, each]) => reveals(other[name], each));
}
