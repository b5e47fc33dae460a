import { useScreen } from "@acompana/kit/area";
import { speaker } from "@acompana/kit/speech";
import { useCallback, useEffect, useRef, useState } from "react";
import { chatText } from "../text/chat.ts";
import type { NoticeWords } from "./chat-notice.tsx";
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

interface DictationUse {
  /** Is told all that was understood so far, and what it was told of it before. */
  onText: (heard: string, before: string) => void;
  /** Is told why nothing was heard or understood, and null when the microphone is pressed anew. */
  onNotice: (notice: NoticeWords | null) => void;
  /** Whether the person has more urgent things before her than that she was understood. */
  isQuiet: boolean;
}

/** The microphone: `listen` hears one message. */
export function useDictation(use: DictationUse) {
  const { notify } = useScreen();
  const [listening, setListening] = useState(false);
  const current = useRef<Dictation | null>(null);
  const latest = useRef(use);
  useEffect(() => {
    latest.current = use;
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

  function tell(own: Dictation, notice: NoticeWords) {
    if (!own.isSaid) latest.current.onNotice(notice);
    own.isSaid = true;
  }

  function give(own: Dictation, heard: Heard) {
    const text = textOf(heard);
    if (text === "" || text === own.given) return;
    latest.current.onText(text, own.given);
    own.given = text;
    if (!own.isSaid && !latest.current.isQuiet) notify.toast(words.understood);
    own.isSaid = true;
  }

  function fail(own: Dictation, error: string) {
    const said = wordsOf(error);
    // What trying again cannot mend is told whatever was told before.
    if (said && said !== words.notUnderstood) latest.current.onNotice(said);
    else if (said) tell(own, said);
    own.isSaid = true;
  }

  function end(own: Dictation) {
    if (own.hasEnded) return;
    own.hasEnded = true;
    clearTimeout(own.lateStop);
    setListening(false);
    // What never became final is better than nothing.
    give(own, own.heard);
    const hasResult = own.heard.some(Boolean);
    tell(own, hasResult ? words.notUnderstood : words.nothingHeard);
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
    const { onNotice } = latest.current;
    const recognition = createRecognition();
    if (!recognition) return onNotice(words.unsupported);
    onNotice(null);
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
    on("nomatch", () => tell(own, words.notUnderstood));
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
      return onNotice(words.notStarted);
    }
    setListening(!own.hasEnded);
  }

  return { listening, listen, stop, cancel };
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
