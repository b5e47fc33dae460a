/** What a host may ask of the games, in the address of the framed page or in attributes. */
import type { DifficultyChoice } from "../frame/difficulty-choice.ts";

const DIFFICULTIES: Record<string, DifficultyChoice> = {
  facil: "easy",
  normal: "normal",
  dificil: "hard",
  ritmo: "own-pace",
};
const THEMES: Record<string, Look["theme"]> = { claro: "light", oscuro: "dark" };

export interface Look {
  theme: "auto" | "light" | "dark";
  /** The host's own colour as '#rrggbb', or null for the portal's. */
  color: string | null;
}

export interface Options extends Look {
  /** The game to open with, as the catalogue calls it; null for the menu of all. */
  game: string | null;
  /** The difficulty to open it at, or null for the one that was played last. */
  level: DifficultyChoice | null;
}

/** Reads the query of the page's address and ignores what it does not know. */
export function readOptions(query: string): Options {
  const asked = new URLSearchParams(query);
  return {
    game: asked.get("juego"),
    level: known(DIFFICULTIES, asked.get("dificultad")),
    theme: readTheme(asked.get("tema")),
    color: readColor(asked.get("color")),
  };
}

/** 'claro' and 'oscuro'; anything else follows the device. */
export function readTheme(asked: string | null): Look["theme"] {
  return known(THEMES, asked) ?? "auto";
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
