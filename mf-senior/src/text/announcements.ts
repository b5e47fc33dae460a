import { cut } from "@acompana/kit/format";

export const announcementsText = {
  /** What stands on the home: how many there are and are new, and the words of one. */
  line: (count: number, unread: number, text: string) => {
    const news = unread === 0 ? "" : unread === 1 ? ", 1 nuevo" : `, ${unread} nuevos`;
    const one = unread === 0 ? "Aviso del ayuntamiento" : "Aviso nuevo del ayuntamiento";
    return `${count === 1 ? one : `${count} avisos del ayuntamiento${news}`}: ${shortened(text)}`;
  },
  title: (count: number) => (count === 1 ? "Aviso del ayuntamiento" : "Avisos del ayuntamiento"),
  day: (day: string) => `Puesto el ${day}`,
};

const LONGEST = 50;

/** As many whole words as the home has room for. */
function shortened(text: string): string {
  if (text.length <= LONGEST) return text;
  const beginning = cut(text, LONGEST);
  const space = beginning.lastIndexOf(" ");
  return `${cut(beginning, Math.max(space, LONGEST / 2)).trimEnd()}…`;
}
