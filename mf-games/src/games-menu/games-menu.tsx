import { Brain, Puzzle } from "lucide-react";
import { type MenuEntry, MenuPage } from "../menu-page/menu-page.tsx";
import { text } from "../text.ts";

const words = text.gamesMenu;

const entries: readonly MenuEntry[] = [
  { screen: "memory-games-menu", icon: Brain, title: words.memory, line: words.memoryLine },
  {
    screen: "other-games-menu",
    icon: Puzzle,
    tone: "accent",
    title: words.other,
    line: words.otherLine,
  },
];

/** The two kinds of games. */
export function GamesMenu() {
  return <MenuPage title={words.title} line={words.line} entries={entries} />;
}
