import { clearFailedLines, onFailedLinesCleared, useSpeech } from "@acompana/kit/speech";
import { isSaid } from "@acompana/kit/spoken";
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
  /** Whether she has read that answers cannot be heard: no further answer tells it again. */
  const isRead = useRef(false);
  useEffect(() => () => clearTimeout(due.current), []);
  useEffect(() => {
    return onFailedLinesCleared(() => {
      isRead.current = false;
      setNotice((shown) => (shown === words.failed ? null : shown));
    });
  }, []);

  function silence() {
    clearTimeout(due.current);
    speech.stop();
  }

  async function say(text: string) {
    const end = await speech.speak(text);
    // An answer of which a voice makes nothing has not failed.
    if (end === "failed" && isSaid(text) && !isRead.current) setNotice(words.failed);
  }

  return {
    on: on && speech.enabled,
    speaking: speech.speaking,
    silence,
    /** Why it cannot be heard, until that was read or a voice is tried again or heard. */
    notice,
    dismiss() {
      isRead.current = notice === words.failed;
      setNotice(null);
    },
    toggle() {
      setNotice(speech.enabled ? null : words.disabled);
      if (!speech.enabled) return;
      if (on) silence();
      setOn(!on);
    },
    /** Says an answer, a moment after it has come. */
    reply(answer: string) {
      clearTimeout(due.current);
      if (on && speech.enabled) due.current = setTimeout(() => void say(answer), REPLY_DELAY_MS);
    },
    /** Says at once what cannot wait: the card itself is there to be read. */
    sayNow(sentences: string) {
      silence();
      if (on && speech.enabled) void speech.speak(sentences);
    },
    /** Says a sentence, so that one can set the volume. */
    async test() {
      clearTimeout(due.current);
      if (!speech.enabled) return setNotice(words.disabled);
      setNotice(null);
      clearFailedLines();
      await say(words.sample);
    },
  };
}
