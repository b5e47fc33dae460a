import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { useScreen } from "../area/index.ts";
import { createSpeaker, type SpeechEnd } from "./speaker.ts";

/** The area's one voice. */
const speaker = createSpeaker();

export interface Speech {
  /** Whether this browser can speak. */
  available: boolean;
  /** Whether the person wants to hear a voice. With it off, `speak` says nothing. */
  enabled: boolean;
  /** Whether something that this component said is being spoken. */
  speaking: boolean;
  /** Says a text; what was being said before, by anyone, falls silent. Never rejects. */
  speak: (text: string) => Promise<SpeechEnd>;
  stop: () => void;
}

/** Speech in Spanish with the person's own setting. It ends when the component unmounts. */
export function useSpeech(): Speech {
  const { session } = useScreen();
  // Before anyone has signed in, nobody has turned the voice off.
  const enabled = session?.role !== "person" || session.user.voiceEnabled !== false;
  const [owner] = useState(() => ({}));
  const speaking = useSyncExternalStore(speaker.subscribe, () => speaker.current() === owner);
  const stop = useCallback(() => speaker.stop(owner), [owner]);
  const speak = useCallback(
    async (text: string) => (enabled ? await speaker.speak(text, owner) : "failed"),
    [enabled, owner],
  );
  useEffect(() => stop, [stop]);
  useEffect(() => {
    if (!enabled) stop();
  }, [enabled, stop]);
  return { available: speaker.available, enabled, speaking, speak, stop };
}
