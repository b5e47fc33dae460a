export { clearFailedLines, onFailedLinesCleared } from "./failed-lines.ts";
export { soundOf } from "./sound.ts";
export { createSpeaker, type SpeechEnd } from "./speaker.ts";
export { type Speech, useSpeech } from "./use-speech.ts";
export { speaker } from "./voice.ts";
