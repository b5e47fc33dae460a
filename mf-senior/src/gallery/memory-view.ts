const OPENED = "memory-";

/** The view of the gallery in which this memory is open. */
export const memoryView = (id: string): string => `${OPENED}${id}`;

/** Which memory a view has open, or null. */
export const memoryOf = (view: string | null): string | null =>
  view?.startsWith(OPENED) ? view.slice(OPENED.length) : null;
