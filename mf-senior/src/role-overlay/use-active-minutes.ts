import { today } from "@acompana/kit/clock";
import { useEffect, useRef } from "react";
import { useSendActiveMinute } from "./role-overlay.resource.ts";

const MINUTE_MS = 60_000;
const INPUTS = ["pointerdown", "keydown", "input"] as const;

/** Tells the server of each minute in which the person touches, types or speaks: once a minute. */
export function useActiveMinutes(): void {
  const send = useSendActiveMinute();
  const sent = useRef(-1);
  useEffect(() => {
    const note = () => {
      const now = today();
      const minute = Math.floor(now.getTime() / MINUTE_MS);
      if (minute === sent.current) return;
      sent.current = minute;
      void send(now);
    };
    for (const input of INPUTS) document.addEventListener(input, note, { capture: true });
    return () => {
      for (const input of INPUTS) document.removeEventListener(input, note, { capture: true });
    };
  }, [send]);
}
