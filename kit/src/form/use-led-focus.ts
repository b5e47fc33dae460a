import { useCallback, useLayoutEffect, useRef, useState } from "react";

const WRONG = '[aria-invalid="true"]';

/**
 * Moves the focus to the first wrong field of a form, or else to what `otherwise` selects. It waits
 * until the change is drawn, because only then a field is marked and a button enabled.
 */
export function useLedFocus(otherwise = '[type="submit"]') {
  const element = useRef<HTMLFormElement>(null);
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is asked for
  useLayoutEffect(() => {
    if (times === 0) return;
    const find = (selector: string) => element.current?.querySelector<HTMLElement>(selector);
    (find(WRONG) ?? find(otherwise))?.focus();
  }, [times]);
  return { element, leadFocus: useCallback(() => setTimes((count) => count + 1), []) };
}
