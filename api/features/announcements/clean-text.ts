/** One line of plain text: line breaks and runs of spaces become one space. */
export const cleanText = (typed: string): string => typed.replace(/\s+/g, " ").trim();
