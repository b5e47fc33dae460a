/** What a host may ask of the games, in the address of the framed page or in attributes. */
import type { Level } from "../frame/levels.ts";

/** The games by the names that a host knows them by. */
export const GAMES = {
  parejas: "memory-game",
  numeros: "number-sequence-game",
  colores: "pattern-memory-game",
  casillas: "visual-memory-game",
  sudoku: "sudoku-game",
  puzle: "puzzle-game",
  matematicas: "math-game",
} as const;

export type GameScreen = (typeof GAMES)[keyof typeof GAMES];

const LEVELS = {
  facil: "easy",
  normal: "normal",
  dificil: "hard",
  ritmo: "own-pace",
} as const satisfies Record<string, Level>;

export interface Look {
  theme: "auto" | "light" | "dark";
  /** The host's own colour as '#rrggbb', or null for the portal's. */
  color: string | null;
}

export interface Options extends Look {
  /** The game to open with, or null for the menu of all. */
  game: GameScreen | null;
  /** The level to open it at, or null for the game's own. */
  level: Level | null;
}

/** Reads the query of the page's address; what it does not know it leaves alone. */
export function readOptions(query: string): Options {
  const asked = new URLSearchParams(query);
  return {
    game: known(GAMES, asked.get("juego")),
    level: known(LEVELS, asked.get("dificultad")),
    theme: readTheme(asked.get("tema")),
    color: readColor(asked.get("color")),
  };
}

export function readTheme(asked: string | null): Look["theme"] {
  return known({ claro: "light", oscuro: "dark" } as const, asked) ?? "auto";
}

/** '#rrggbb' or '#rgb' as '#rrggbb' in small letters; anything else is null. */
export function readColor(asked: string | null): string | null {
  const [, short, long] = /^#(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i.exec(asked ?? "") ?? [];
  const digits = long ?? short?.replace(/./g, "$&$&");
  return digits ? `#${digits.toLowerCase()}` : null;
}

function known<Value>(values: Record<string, Value>, name: string | null): Value | null {
  return name !== null && Object.hasOwn(values, name) ? (values[name] ?? null) : null;
}
