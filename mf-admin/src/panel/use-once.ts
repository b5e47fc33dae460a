import { sentenceOf } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { useRef, useState } from "react";

/** Runs one piece of work at a time: presses that come while it is under way do nothing. */
export function useOnce() {
  const { notify } = useScreen();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  /** When it fails, a dialog says the server's sentence, or `failed`. */
  async function once(work: () => Promise<unknown>, failed: string): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      await notify.alert(sentenceOf(error) ?? failed);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { busy, once };
}
