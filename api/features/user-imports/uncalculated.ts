/** What spreadsheets write where a formula has failed or a column is too narrow: '#¡REF!', '####'. */
const UNCALCULATED = /^(?:#[¡¿]?[\p{L}/0]+[!?]|#{2,}|#valor|err:\d+)$/iu;

/** Whether a cell has lost what it said. '#N/D' is what was not found, and so nothing. */
export const isUncalculated = (cell: string): boolean => UNCALCULATED.test(cell);
