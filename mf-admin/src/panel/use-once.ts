import { useRef, useState } from "react";

/** Runs one piece of work at a time: presses that come while it is under way do nothing. */
export function useOnce() {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  async function once(work: () => Promise<void>): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { busy, once };
}
