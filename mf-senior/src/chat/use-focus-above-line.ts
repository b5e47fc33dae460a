import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * When the line comes that stands above the field, what has the focus is not left below it.
 *
 * @param isThere whether the line is seen
 * @returns the `ref` of what the line may cover
 */
export function useFocusAboveLine(isThere: boolean): RefObject<HTMLDivElement | null> {
  const covered = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!isThere || !focused || !covered.current?.contains(focused)) return;
    const { top, bottom } = focused.getBoundingClientRect();
    // What was scrolled away stays away.
    if (top < innerHeight && bottom > 0) focused.scrollIntoView({ block: "nearest" });
  }, [isThere]);
  return covered;
}
