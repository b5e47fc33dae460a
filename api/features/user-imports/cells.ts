/** Of a cell that may be as long as the file. */
const CELL_READ = 500;
const TELEPHONE = /(?:\d[ .-]?){9}/;

/** How many cells of a row say something. */
export const filled = (cells: readonly string[]): number =>
  cells.filter((cell) => cell !== "").length;

export const hasTelephone = (cell: string): boolean => TELEPHONE.test(cell.slice(0, CELL_READ));

/** 'Nombre: Centro de día' is a line of a form. */
export const isOfAForm = (cells: readonly string[]): boolean =>
  cells.find((cell) => cell !== "")?.endsWith(":") ?? false;
