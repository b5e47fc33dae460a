import type { Tab } from "./engine.ts";
import { seen, seenAt } from "./enter.ts";

/** The cards of the home. */
const HOME = "main button[data-hue=messages]";

/** One of her screens, as it is opened from her home. */
interface Opened {
  name: string;
  /** What is pressed one after another. */
  presses: readonly string[];
  /** What is there once it stands still. */
  stands: string;
  /** What it says then, where it shows something else before. */
  says?: string;
}

const cards: readonly Opened[] = [
  { name: "reminders", presses: ["Recordatorios"], stands: "article" },
  {
    ...{ name: "new reminder", presses: ["Recordatorios", "Añadir"] },
    stands: "[role=dialog] h3 ~ div button",
  },
  {
    name: "chat",
    presses: ["Asistente Virtual"],
    stands: "main textarea, main input",
    says: "Siempre aquí",
  },
  { name: "messages", presses: ["Mensajes de Apoyo"], stands: "article" },
  { name: "gallery", presses: ["Mis Recuerdos"], stands: "main h1" },
  { name: "settings", presses: ["Ajustes"], stands: "main [role=switch]" },
  { name: "games menu", presses: ["Juegos"], stands: "main section h2" },
];

const YOUR_TURN = "Te toca";
const games: readonly Opened[] = [
  {
    name: "pairs",
    presses: ["Juego de Memoria"],
    stands: "main :is(fieldset, [role=group]) button",
  },
  { name: "sudoku", presses: ["Sudoku"], stands: "main [role=grid]" },
  { name: "puzzle", presses: ["Puzle deslizante"], stands: "main [role=grid]" },
  {
    name: "sums",
    presses: ["Juegos matemáticos", "Empezar"],
    stands: "main :is(fieldset, [role=group]) button",
  },
  ...["Secuencia de números", "Patrones de colores", "Memoria visual"].map((game) => ({
    ...{ name: game, presses: [game, "Empezar"] },
    ...{ stands: "main :is(fieldset, [role=group]) button:enabled", says: YOUR_TURN },
  })),
].map((game) => ({ ...game, presses: ["Juegos", ...game.presses] }));

/** Her screens, by what they are for: the home and where its cards lead to, and each board. */
export const HER_SCREENS: Readonly<Record<string, readonly Opened[]>> = {
  "of every day": [{ name: "home", presses: [], stands: HOME }, ...cards],
  "of games": games,
};

/** From her home and back: whether games may be heard, which the first one asks. */
export async function answerForSound(tab: Tab): Promise<void> {
  await tab.press("Juegos");
  await tab.press("Sudoku");
  await tab.press("No, sin sonido");
  await tab.press("Inicio");
  await seenAt(tab, HOME);
}

/** From her home to a screen of hers, at its top and at rest. */
export async function openScreen(tab: Tab, { presses, stands, says }: Opened): Promise<void> {
  for (const name of presses) await tab.press(name);
  await seenAt(tab, stands);
  if (says) await seen(tab, says);
}

/** From a screen of hers to her home, by what is on it. */
export async function leaveScreen(tab: Tab, { name, presses }: Opened): Promise<void> {
  if (presses.length === 0) return;
  if (name === "new reminder") await tab.press("Cerrar");
  await tab.press("Inicio");
  await seenAt(tab, HOME);
}

/**
 * In the page: the box of each thing that is seen of the screen, or of the dialog over it, from
 * that one's upper left corner on, in px and in the order of the page. Words may differ from one
 * game to the next: where they stand does not. What is pressed may be sunk, which no box says.
 */
export async function boxesOfScreen(): Promise<string[]> {
  // A new size of the window is known to its styles with the next drawing.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const room = [...document.querySelectorAll<HTMLElement>("[role=dialog], main")].at(-1);
  if (!room) return [];
  const placeOf = (one: HTMLElement): [left: number, top: number] => {
    const parent = one.offsetParent;
    const [left, top] = parent instanceof HTMLElement ? placeOf(parent) : [0, 0];
    return [left + one.offsetLeft, top + one.offsetTop];
  };
  const [left, top] = placeOf(room);
  const things = room.querySelectorAll<HTMLElement>(
    "header, h1, h2, h3, button, input, textarea, article, time, summary, section, [role]",
  );
  const boxOf = (one: HTMLElement) => {
    const [x, y] = placeOf(one);
    // A message that is sent a minute later has other digits, of another width.
    const width = one.localName === "time" ? 0 : one.offsetWidth;
    return [x - left, y - top, width, one.offsetHeight].join(" ");
  };
  const seen = [...things].filter((one) => one.checkVisibility() && one.offsetWidth > 1);
  return [
    `room ${left} ${room.offsetWidth}`,
    ...seen.map((one) => `${one.localName} ${boxOf(one)}`),
  ];
}

/** In the page: whether what has the focus, by its label, is out of the window, or nothing has. */
export function focusLost(): string[] {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return ["nothing has the focus"];
  const { top, bottom } = (focused.closest("label") ?? focused).getBoundingClientRect();
  if (bottom - top >= innerHeight || (top >= -1 && bottom <= innerHeight + 1)) return [];
  const name = (focused.ariaLabel ?? focused.textContent ?? "").slice(0, 40);
  return [`«${name}» from ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}`];
}
