import { relativeDay } from "@acompana/kit/format";
import { homeLinesText } from "../text/home.ts";

// What each card of the home says under its title, from what the server knows.

const words = homeLinesText;

/** `last` is when the latest game ended, or null. */
export function gamesLine(last: Date | null, now: Date, timeZone: string): string {
  return words.played(relativeDay(last, now, timeZone));
}

export function galleryLine(files: number): string {
  return files > 0 ? words.files(files) : words.noFiles;
}

/** `last` is when the latest message of the chat was sent, or null. */
export function chatLine(last: Date | null, now: Date, timeZone: string): string {
  return words.talked(relativeDay(last, now, timeZone));
}

/** `days` counts the days of the last seven with some activity. */
export function activityLine(days: number): string {
  return days > 0 ? words.activeDays(days) : words.notActive;
}

export function messagesLine(messages: readonly { seen: boolean }[]): string {
  if (messages.length === 0) return words.noMessages;
  const unread = messages.filter((message) => !message.seen).length;
  return unread > 0 ? words.newMessages(unread) : words.allSeen;
}
