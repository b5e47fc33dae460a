import { text } from "../text.ts";

const words = text.frame;

/** 75 → '1:15'. */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** 75 → '1 minuto y 15 segundos'. */
export function timeInWords(seconds: number): string {
  const minutes = words.minutes(Math.floor(seconds / 60));
  if (seconds < 60) return words.seconds(seconds);
  if (seconds % 60 === 0) return minutes;
  return words.minutesAndSeconds(minutes, words.seconds(seconds % 60));
}
