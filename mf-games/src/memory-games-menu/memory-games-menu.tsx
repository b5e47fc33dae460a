import { gamesOf } from "../menu-page/entries.ts";
import { MenuPage } from "../menu-page/menu-page.tsx";
import { text } from "../text.ts";

const words = text.memoryGamesMenu;
const games = gamesOf("memory");
const more = { title: text.otherGamesMenu.title, entries: gamesOf("other") };

/** The four memory games, from the easiest on; the other games below. */
export function MemoryGamesMenu() {
  return <MenuPage title={words.title} line={words.line} entries={games} more={more} />;
}
