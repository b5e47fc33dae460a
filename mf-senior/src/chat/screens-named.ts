import type { HomeCard, ScreenName } from "@acompana/kit/area";
import { chatText } from "../text/chat.ts";

const words = chatText.screens;

interface NamedScreen {
  title: string;
  screen: ScreenName;
}

/** What stands in «…» is the title of somebody's reminder. */
const OWN_WORDS = /«[^»]*»/gu;
/** A name stands in quotation marks, or with its capital in the middle of a sentence. */
const BEFORE = "(?<=['‘’“\"]|\\p{L} )";

/**
 * The screens that an answer names, in its order, of those that are there: what the installed areas
 * put on the home, the settings, and the home itself.
 */
export function screensNamed(answer: string, homeCards: readonly HomeCard[]): NamedScreen[] {
  const text = answer.replace(OWN_WORDS, " ");
  const all: NamedScreen[] = [
    ...homeCards.filter(({ screen }) => screen !== "chat"),
    { title: words.settings, screen: "settings" },
    { title: words.home, screen: "user-menu" },
  ];
  return all
    .map(({ title, screen }) => ({ title, screen, place: placeOf(text, title) }))
    .filter(({ place }) => place >= 0)
    .sort((one, other) => one.place - other.place)
    .map(({ title, screen }) => ({ title, screen }));
}

const placeOf = (text: string, title: string) =>
  text.search(new RegExp(`${BEFORE}${title.replace(/[^\p{L}\p{N} ]/gu, "\\$&")}(?!\\p{L})`, "u"));
