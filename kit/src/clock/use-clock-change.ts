import { useEffect, useRef } from "react";
import { onClockChange } from "./page-clock.ts";

/** Calls `listener` as `onClockChange` does, as long as its component is there. */
export function useClockChange(listener: (correctedMs: number) => void): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => onClockChange((correctedMs) => latest.current(correctedMs)), []);
}
