/** Marks the line that is being read; the page's style sheet draws it. */
export const READING_MARK = "data-reading";

/** Whether anything on the page is being read aloud, by whichever part of the portal. */
export const isReadAloud = (): boolean => document.querySelector(`[${READING_MARK}]`) !== null;
