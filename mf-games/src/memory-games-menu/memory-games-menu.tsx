import { Eye, Layers2, ListOrdered, Palette } from "lucide-react";
import { type MenuEntry, MenuPage } from "../menu-page/menu-page.tsx";
import { text } from "../text.ts";

const words = text.memoryGamesMenu;

const entries: readonly MenuEntry[] = [
  {
    screen: "memory-game",
    game: "memory-cards",
    icon: Layers2,
    title: words.cardPairs,
    line: words.cardPairsLine,
    level: "easy",
  },
  {
    screen: "number-sequence-game",
    game: "number-sequence",
    icon: ListOrdered,
    tone: "accent",
    title: words.numberSequence,
    line: words.numberSequenceLine,
    level: "intermediate",
  },
  {
    screen: "pattern-memory-game",
    game: "pattern-memory",
    icon: Palette,
    tone: "accent",
    title: words.colorPatterns,
    line: words.colorPatternsLine,
    level: "intermediate",
  },
  {
    screen: "visual-memory-game",
    game: "visual-memory",
    icon: Eye,
    title: words.visualMemory,
    line: words.visualMemoryLine,
    level: "advanced",
  },
];

/** The four memory games, from the easiest on. */
export function MemoryGamesMenu() {
  return <MenuPage title={words.title} line={words.line} entries={entries} />;
}
