import { sendMessageLimits } from "@acompana/kit/api";
import { firstCharacters } from "@acompana/kit/format";

/** The longest message, in characters as a reader counts them. */
export const LONGEST_MESSAGE = sendMessageLimits.content.maxCharacters;

/** The first `LONGEST_MESSAGE` characters. */
export const capped = (text: string): string => firstCharacters(text, LONGEST_MESSAGE);
