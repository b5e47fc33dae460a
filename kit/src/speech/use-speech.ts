import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { useScreen, type VoiceSettings } from "../area/index.ts";
import type { SpeechEnd } from "./speaker.ts";
import { speaker } from "./voice.ts";

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

/**
 * Speech in Spanish as the person wants to hear it. It ends when the component unmounts.
 *
 * @param wanted settings in the place of the session's
 */
export function useSpeech(wanted?: VoiceSettings): Speech {
  const { session } = useScreen();
  // Before anyone has signed in, nobody has turned the voice off.
  const saved: VoiceSettings = session?.role === "person" ? session.user : {};
  const { voiceEnabled, voiceSpeed = "normal", voiceVolume = "loud" } = wanted ?? saved;
  const enabled = voiceEnabled !== false;
  const [owner] = useState(() => ({}));
  const speaking = useSyncExternalStore(speaker.subscribe, () => speaker.current() === owner);
  const stop = useCallback(() => speaker.stop(owner), [owner]);
  const speak = useCallback(
    async (text: string) => {
      const voice = { voiceSpeed, voiceVolume };
      return enabled ? await speaker.speak(text, owner, { voice }) : "failed";
    },
    [enabled, owner, voiceSpeed, voiceVolume],
  );
  useEffect(() => stop, [stop]);
  useEffect(() => {
    if (!enabled) stop();
  }, [enabled, stop]);
  return { available: speaker.available, enabled, speaking, speak, stop };
}
