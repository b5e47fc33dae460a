/** What this area uses of the browser's speech recognition, which TypeScript does not know. */
export interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  start: () => void;
  stop: () => void;
  abort: () => void;
}

export interface RecognitionErrorEvent extends Event {
  /** Such as 'no-speech' or 'not-allowed'. */
  error: string;
}

export interface RecognitionResultEvent extends Event {
  results: ArrayLike<ArrayLike<{ transcript: string }>>;
}

/** A new recognition of Spanish, or null in a browser without. Chrome has it under its own name. */
export function createRecognition(): Recognition | null {
  const names = globalThis as { SpeechRecognition?: Maker; webkitSpeechRecognition?: Maker };
  const Make = names.SpeechRecognition ?? names.webkitSpeechRecognition;
  if (!Make) return null;
  const settings = {
    lang: "es-ES",
    continuous: false,
    interimResults: false,
    maxAlternatives: 1,
  };
  return Object.assign(new Make(), settings);
}

type Maker = new () => Recognition;

/** All that was understood, as one text. */
export function transcript({ results }: RecognitionResultEvent): string {
  return Array.from(results, (result) => result[0]?.transcript ?? "")
    .join(" ")
    .trim();
}
