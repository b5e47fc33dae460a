import { Brain, Puzzle } from "lucide-react";
import { CardTable, Slate } from "../drawings/index.ts";
import { ALL_GAMES } from "../menu-page/entries.ts";
import { type MenuEntry, MenuPage } from "../menu-page/menu-page.tsx";
import { text } from "../text.ts";

const words = text.gamesMenu;

const entries: readonly MenuEntry[] = [
  {
    screen: "memory-games-menu",
    icon: Brain,
    Board: CardTable,
    title: words.memory,
    line: words.memoryLine,
  },
  {
    screen: "other-games-menu",
    icon: Puzzle,
    Board: Slate,
    title: words.other,
    line: words.otherLine,
  },
];

const more = { title: words.all, entries: ALL_GAMES };

/** The two kinds of games, and below them every game. */
export function GamesMenu() {
  return <MenuPage title={words.title} line={words.line} entries={entries} more={more} />;
}
