import { useEffect, useState } from "react";
import { now as clockNow, useClockChange } from "../../clock/index.ts";

/** A pause that the server has asked for: whole seconds that are left, null when none was asked. */
export function useWait() {
  const [until, setUntil] = useState<number | null>(null);
  const [now, setNow] = useState(0);
  const left = until === null ? null : Math.max(0, Math.ceil((until - now) / 1000));
  const waiting = left !== null && left > 0;

  useEffect(() => {
    if (!waiting) return;
    const second = setInterval(() => setNow(clockNow()), 1000);
    return () => clearInterval(second);
  }, [waiting]);

  useClockChange((correctedMs) => {
    setNow((at) => at + correctedMs);
    setUntil((end) => end && end + correctedMs);
  });

  function wait(seconds: number) {
    // Read once: a millisecond later it would be a second, and in words a minute, more.
    const begun = clockNow();
    setNow(begun);
    setUntil(begun + seconds * 1000);
  }

  return { left, waiting, wait, forget: () => setUntil(null) };
}
