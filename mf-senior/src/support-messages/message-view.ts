const SOUGHT = "message-";

/** The view of the messages in which this one is scrolled into view. */
export const messageView = (id: string): string => `${SOUGHT}${id}`;
