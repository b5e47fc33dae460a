import { useCallback, useLayoutEffect, useRef, useState } from "react";

const WRONG = '[aria-invalid="true"]';

/**
 * Moves the focus to the first wrong field of a form, or else to what `otherwise` selects. It waits
 * until the change is drawn, because only then a field is marked and a button enabled.
 */
export function useLedFocus(otherwise = '[type="submit"]') {
  const element = useRef<HTMLFormElement>(null);
  const [, redraw] = useState(0);
  const asked = useRef(false);
  useLayoutEffect(() => {
    if (!asked.current) return;
    const find = (selector: string) => element.current?.querySelector<HTMLElement>(selector);
    const next = find(WRONG) ?? find(otherwise);
    next?.focus();
    // What is still disabled, hidden or covered takes no focus: the next drawing leads it.
    asked.current = next ? document.activeElement !== next : false;
  });
  const leadFocus = useCallback(() => {
    asked.current = true;
    redraw((count) => count + 1);
  }, []);
  return { element, leadFocus };
}
