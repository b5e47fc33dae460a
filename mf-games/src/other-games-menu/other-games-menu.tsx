import { gamesOf } from "../menu-page/entries.ts";
import { MenuPage } from "../menu-page/menu-page.tsx";
import { text } from "../text.ts";

const words = text.otherGamesMenu;
const games = gamesOf("other");
const more = { title: text.memoryGamesMenu.title, entries: gamesOf("memory") };

/** Sudoku, sliding puzzle and sums, whose level is chosen inside; the memory games below. */
export function OtherGamesMenu() {
  return <MenuPage title={words.title} line={words.line} entries={games} more={more} />;
}
