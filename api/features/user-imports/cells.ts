import { isGivenName } from "@acompana/kit/format";

/** Of a cell that may be as long as the file. */
export const CELL_READ = 500;
const TELEPHONE = /(?:\d[ .-]?){9}/;
/** A telephone, the number of an identity card, or an address of e-mail. */
const OF_ONE = /(?:\d[\s.-]?){9}|(?<![\p{L}\d])[XYZ]?\d{7,8}-?[A-Z](?!\p{L})|\S@\S/iu;
/** As Spain writes a day, or any other way. */
const DAY = /\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}/;

/** How many cells of a row say something. */
export const filled = (cells: readonly string[]): number =>
  cells.filter((cell) => cell !== "").length;

export const hasTelephone = (cell: string): boolean => TELEPHONE.test(cell.slice(0, CELL_READ));

/** Whether it says by what one person, or one office, is known or called. */
export const isOfOne = (cell: string): boolean => OF_ONE.test(cell.slice(0, CELL_READ));

export const hasDay = (cell: string): boolean => DAY.test(cell.slice(0, CELL_READ));

export const beginsAName = (cell: string): boolean =>
  isGivenName(cell.slice(0, CELL_READ).split(/[\s,]/)[0] ?? "");

/** 'Nombre: Centro de día' is a line of a form. */
export const isOfAForm = (cells: readonly string[]): boolean =>
  cells.find((cell) => cell !== "")?.endsWith(":") ?? false;
