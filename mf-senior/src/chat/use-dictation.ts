import { useScreen } from "@acompana/kit/area";
import { useCallback, useEffect, useRef, useState } from "react";
import { chatText } from "../text/chat.ts";
import {
  createRecognition,
  type Recognition,
  type RecognitionErrorEvent,
  type RecognitionResultEvent,
  transcript,
} from "./recognition.ts";

const words = chatText.dictation;

/** Errors that say that the microphone cannot be used, whatever is said. */
const NO_MICROPHONE = ["not-allowed", "service-not-allowed", "audio-capture"];

/**
 * The microphone: `listen` hears one message and hands over what it understood. Why it
 * cannot be used is in `notice`, until it was read or the microphone is pressed anew.
 */
export function useDictation(onText: (heard: string) => void) {
  const { notify } = useScreen();
  const [listening, setListening] = useState(false);
  const [refused, setRefused] = useState(false);
  const hearing = useRef<Recognition | null>(null);
  const latest = useRef(onText);
  useEffect(() => {
    latest.current = onText;
  });

  const end = useCallback(() => {
    hearing.current = null;
    setListening(false);
  }, []);

  function listen() {
    setRefused(false);
    const recognition = createRecognition();
    if (!recognition) return notify.toast(words.unsupported);
    recognition.addEventListener("result", (event) => {
      const heard = transcript(event as RecognitionResultEvent);
      if (heard === "") return notify.toast(words.notUnderstood);
      latest.current(heard);
      notify.toast(words.understood);
    });
    recognition.addEventListener("nomatch", () => notify.toast(words.notUnderstood));
    recognition.addEventListener("error", (event) => {
      const { error } = event as RecognitionErrorEvent;
      // Not an error: the person stopped it, or left.
      if (error === "aborted") return;
      if (NO_MICROPHONE.includes(error)) setRefused(true);
      else notify.toast(words.notUnderstood);
    });
    recognition.addEventListener("end", end);
    try {
      recognition.start();
    } catch (error) {
      reportError(error);
      return notify.toast(words.notStarted);
    }
    hearing.current = recognition;
    setListening(true);
  }

  const stop = () => hearing.current?.stop();
  useEffect(() => () => hearing.current?.abort(), []);

  return {
    listening,
    listen,
    stop,
    notice: refused ? words.noMicrophone : null,
    dismiss: () => setRefused(false),
  };
}
