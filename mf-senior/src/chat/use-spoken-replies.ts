import { useSpeech } from "@acompana/kit/speech";
import { useEffect, useRef, useState } from "react";
import { chatText } from "../text/chat.ts";
import type { NoticeWords } from "./chat-notice.tsx";

const words = chatText.audio;

/** Time for the eyes to find an answer before it is heard. */
const REPLY_DELAY_MS = 500;

/** The assistant's voice: whether answers are spoken, and how to try it and to stop it. */
export function useSpokenReplies() {
  const speech = useSpeech();
  const [on, setOn] = useState(true);
  const [notice, setNotice] = useState<NoticeWords | null>(null);
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
    /** Why it cannot be heard, until that was read or the voice is tried again. */
    notice,
    dismiss: () => setNotice(null),
    toggle() {
      setNotice(speech.enabled ? null : words.disabled);
      if (!speech.enabled) return;
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
      if (!speech.enabled) return setNotice(words.disabled);
      const end = speech.available ? await speech.speak(words.sample) : "failed";
      setNotice(end === "failed" ? words.failed : null);
    },
  };
}
