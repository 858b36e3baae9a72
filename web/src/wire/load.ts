/** Waiting for something from the server within a component. */
import { useEffect, useState } from "preact/hooks";
import { Refused } from "./api";
import type { Text } from "./protocol";

export type Loaded<T> =
  | { readonly is: "coming" }
  | { readonly is: "here"; readonly value: T }
  | { readonly is: "refused"; readonly say: Text };

/** The result of `load`, asked for anew whenever `key` changes. */
export function useLoaded<T>(load: () => Promise<T>, key: string): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ is: "coming" });
  useEffect(() => {
    let current = true;
    setLoaded({ is: "coming" });
    load().then(
      (value) => current && setLoaded({ is: "here", value }),
      (trouble: unknown) => current && setLoaded(refused(trouble)),
    );
    return () => {
      current = false;
    };
  }, [key]);
  return loaded;
}

function refused<T>(trouble: unknown): Loaded<T> {
  if (trouble instanceof Refused) return { is: "refused", say: trouble.say };
  console.warn(trouble);
  return { is: "refused", say: { id: "ui-server-trouble" } };
}

/** The words for whatever went wrong. */
export function troubleText(trouble: unknown): Text {
  return trouble instanceof Refused ? trouble.say : { id: "ui-server-trouble" };
}
