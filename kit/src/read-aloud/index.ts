export { canSpeak, ListenButton, type Listening } from "./listen-button.tsx";
export { ListeningContext, ListenToPart } from "./listen-to-part.tsx";
export { ReadAloud } from "./read-aloud.tsx";
export { PersonReadAloud, ReadAloudFrame } from "./read-aloud-frame.tsx";
export { readAloudText } from "./read-aloud-text.ts";
export { isReadAloud, READING_MARK } from "./reading-mark.ts";
export { useFailedLine } from "./use-failed-line.tsx";
export { fetchReader } from "./use-read-aloud.ts";
