/** What spreadsheets write for a formula that failed, or in a narrow column: '#¡REF!', '####'. */
const UNCALCULATED = /^(?:#[¡¿]?[\p{L}/0]+[!?]|#{2,}|#valor|err:\d+)$/iu;

/** Whether a cell has lost what it said. '#N/D' is what was not found, and so nothing. */
export const isUncalculated = (cell: string): boolean => UNCALCULATED.test(cell);
