import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Keeps an element as high as it was while something was awaited, when that ends in something
 * lower: what stands below it does not move by itself.
 *
 * @param isWaiting whether it is awaited
 * @param end what it has ended in; lets go when that becomes another
 */
export function useKeptHeight(isWaiting: boolean, end: unknown): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!isWaiting || !current) return;
    if (height.current === 0) current.style.minHeight = "";
    height.current = Math.max(height.current, current.offsetHeight);
    current.style.minHeight = `${height.current}px`;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new end lets go
  useLayoutEffect(() => {
    if (isWaiting || !element.current) return;
    element.current.style.minHeight = height.current > 0 ? `${height.current}px` : "";
    height.current = 0;
  }, [isWaiting, end]);
  return element;
}
