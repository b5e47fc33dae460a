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
  const [isOfAnswer, setIsOfAnswer] = useState(false);
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

  function tell(said: NoticeWords, ofAnswer = false) {
    setNotice(said);
    setIsOfAnswer(ofAnswer);
  }

  async function say(text: string, ofAnswer = false) {
    const end = await speech.speak(text);
    // An answer of which a voice makes nothing has not failed.
    if (end === "failed" && isSaid(text) && !isRead.current) tell(words.failed, ofAnswer);
  }

  return {
    on: on && speech.enabled,
    speaking: speech.speaking,
    silence,
    /** Why it cannot be heard, until that was read or a voice is tried again or heard. */
    notice,
    /** It explains why the newest answer was not heard, not what one of its own buttons did. */
    isOfAnswer,
    dismiss() {
      isRead.current = notice === words.failed;
      setNotice(null);
    },
    toggle() {
      if (!speech.enabled) return tell(words.disabled);
      setNotice(null);
      if (on) silence();
      setOn(!on);
    },
    /** Says an answer, a moment after it has come. */
    reply(answer: string) {
      clearTimeout(due.current);
      if (on && speech.enabled)
        due.current = setTimeout(() => void say(answer, true), REPLY_DELAY_MS);
    },
    /** Says at once what cannot wait: the card itself is there to be read. */
    sayNow(sentences: string) {
      silence();
      if (on && speech.enabled) void speech.speak(sentences);
    },
    /** Says a sentence, so that one can set the volume. */
    async test() {
      clearTimeout(due.current);
      if (!speech.enabled) return tell(words.disabled);
      setNotice(null);
      clearFailedLines();
      await say(words.sample);
    },
  };
}
