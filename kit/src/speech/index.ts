export { type Speech, useSpeech } from "./use-speech.ts";
