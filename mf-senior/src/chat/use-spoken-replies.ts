import { useScreen } from "@acompana/kit/area";
import { useSpeech } from "@acompana/kit/speech";
import { useEffect, useRef, useState } from "react";
import { chatText } from "../text/chat.ts";

const words = chatText.audio;

/** Time for the eyes to find an answer before it is heard. */
const REPLY_DELAY_MS = 500;

/** The assistant's voice: whether answers are spoken, and how to try it and to stop it. */
export function useSpokenReplies() {
  const { notify } = useScreen();
  const speech = useSpeech();
  const [on, setOn] = useState(true);
  const due = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(due.current), []);

  function silence() {
    clearTimeout(due.current);
    speech.stop();
  }

  return {
    on: on && speech.enabled,
    speaking: speech.speaking,
    silence,
    toggle() {
      if (!speech.enabled) return notify.toast(words.disabled);
      if (on) silence();
      setOn(!on);
    },
    /** Says an answer, a moment after it has come. */
    reply(answer: string) {
      clearTimeout(due.current);
      if (on && speech.enabled)
        due.current = setTimeout(() => void speech.speak(answer), REPLY_DELAY_MS);
    },
    /** Says at once what cannot wait. */
    sayNow(sentences: string) {
      silence();
      if (on && speech.enabled) void speech.speak(sentences);
    },
    /** Says a sentence, so that one can set the volume. */
    async test() {
      clearTimeout(due.current);
      if (!speech.enabled) return notify.toast(words.disabled);
      const end = speech.available ? await speech.speak(words.sample) : "failed";
      if (end === "failed") notify.toast(words.failed);
    },
  };
}
