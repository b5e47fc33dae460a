import { type CataloguedGame, GAMES } from "../catalogue.ts";
import { BOARDS } from "../drawings/index.ts";
import type { MenuEntry } from "./menu-page.tsx";

const entryOf = (game: CataloguedGame): MenuEntry => ({ ...game, Board: BOARDS[game.type] });

/** Every game with its board, in the order of the menus. */
export const ALL_GAMES = GAMES.map(entryOf);

/** The games of one menu. */
export const gamesOf = (menu: CataloguedGame["menu"]) =>
  GAMES.filter((game) => game.menu === menu).map(entryOf);
