import { useScreen } from "@acompana/kit/area";
import { speaker } from "@acompana/kit/speech";
import { useCallback, useEffect, useRef, useState } from "react";
import { chatText } from "../text/chat.ts";
import {
  createRecognition,
  finalOnes,
  type Heard,
  type Recognition,
  type RecognitionErrorEvent,
  type RecognitionResultEvent,
  takeResults,
  textOf,
} from "./recognition.ts";
import { wordsOf } from "./recognition-errors.ts";

const words = chatText.dictation;

/** Safari can keep the microphone after it was asked to stop: then it is taken away. */
const STOP_MS = 3_000;

/** One press of the microphone. */
interface Dictation {
  recognition: Recognition;
  heard: Heard;
  /** What was handed over of it. */
  given: string;
  /** Whether the person knows how it went: it is told once. */
  isSaid: boolean;
  hasEnded: boolean;
  lateStop?: ReturnType<typeof setTimeout>;
}

interface Notice {
  title: string;
  description: string;
}

/**
 * The microphone: `listen` hears one message. Why it cannot be used is in `notice`, until it was
 * read or the microphone is pressed anew.
 *
 * @param onText is told all that was understood so far, and what it was told of it before
 */
export function useDictation(onText: (heard: string, before: string) => void) {
  const { notify } = useScreen();
  const [listening, setListening] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  const current = useRef<Dictation | null>(null);
  const latest = useRef(onText);
  useEffect(() => {
    latest.current = onText;
  });

  /** Ends it without a word; what it still hears is dropped. */
  const cancel = useCallback(() => {
    const own = current.current;
    current.current = null;
    setListening(false);
    if (!own) return;
    clearTimeout(own.lateStop);
    if (!own.hasEnded) own.recognition.abort();
  }, []);
  useEffect(() => cancel, [cancel]);
  useStopAtVoiceOrHiding(current, cancel);

  function tell(own: Dictation, act: () => void) {
    if (!own.isSaid) act();
    own.isSaid = true;
  }

  function give(own: Dictation, heard: Heard) {
    const text = textOf(heard);
    if (text === "" || text === own.given) return;
    latest.current(text, own.given);
    own.given = text;
    tell(own, () => notify.toast(words.understood));
  }

  function fail(own: Dictation, error: string) {
    const said = wordsOf(error);
    if (!said) own.isSaid = true;
    else if (said.isLasting) {
      own.isSaid = true;
      setNotice({ title: said.title, description: said.description ?? "" });
    } else tell(own, () => notify.toast({ title: said.title }));
  }

  function end(own: Dictation) {
    if (own.hasEnded) return;
    own.hasEnded = true;
    clearTimeout(own.lateStop);
    setListening(false);
    // What never became final is better than nothing.
    give(own, own.heard);
    const hasResult = own.heard.some(Boolean);
    tell(own, () => notify.toast(hasResult ? words.notUnderstood : words.nothingHeard));
  }

  function stop() {
    const own = current.current;
    if (!own || own.hasEnded || own.lateStop) return;
    own.lateStop = setTimeout(() => {
      end(own);
      own.recognition.abort();
    }, STOP_MS);
    own.recognition.stop();
  }

  function listen() {
    cancel();
    setNotice(null);
    const recognition = createRecognition();
    if (!recognition) return notify.toast(words.unsupported);
    const own: Dictation = {
      recognition,
      heard: [],
      given: "",
      isSaid: false,
      hasEnded: false,
    };
    const on = (type: string, act: (event: Event) => void) =>
      recognition.addEventListener(type, (event) => own === current.current && act(event));
    on("result", (event) => {
      own.heard = takeResults(own.heard, event as RecognitionResultEvent);
      give(own, own.hasEnded ? own.heard : finalOnes(own.heard));
    });
    on("nomatch", () => tell(own, () => notify.toast(words.notUnderstood)));
    on("error", (event) => fail(own, (event as RecognitionErrorEvent).error));
    on("end", () => end(own));
    // The microphone would hear whatever the page is saying.
    if ("speechSynthesis" in globalThis) globalThis.speechSynthesis.cancel();
    current.current = own;
    try {
      recognition.start();
    } catch (error) {
      current.current = null;
      reportError(error);
      return notify.toast(words.notStarted);
    }
    setListening(!own.hasEnded);
  }

  return { listening, listen, stop, cancel, notice, dismiss: () => setNotice(null) };
}

/** Nobody is listened to behind another page, and the page does not listen to itself. */
function useStopAtVoiceOrHiding(current: { current: Dictation | null }, cancel: () => void) {
  useEffect(() => {
    const ifListening = () => current.current && !current.current.hasEnded && cancel();
    const whenHidden = () => void (document.hidden && ifListening());
    const whenSpeaking = () => void (speaker.current() && ifListening());
    document.addEventListener("visibilitychange", whenHidden);
    const unsubscribe = speaker.subscribe(whenSpeaking);
    return () => {
      document.removeEventListener("visibilitychange", whenHidden);
      unsubscribe();
    };
  }, [current, cancel]);
}
