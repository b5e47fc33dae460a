import { type RefObject, useEffect, useRef } from "react";

/**
 * Brings an element into sight as soon as it is there, and not again: after the frame in which the
 * rest of its form has found its place.
 *
 * @param isThere whether it is
 */
export function useIntoSight<Of extends HTMLElement>(isThere = true): RefObject<Of | null> {
  const element = useRef<Of>(null);
  useEffect(() => {
    if (!isThere) return;
    const frame = requestAnimationFrame(() => {
      element.current?.scrollIntoView({ block: "nearest" });
    });
    return () => cancelAnimationFrame(frame);
  }, [isThere]);
  return element;
}
