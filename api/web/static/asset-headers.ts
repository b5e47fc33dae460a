/** Whatever the bytes are, as a page of their own they load and run nothing. */
const NO_DOCUMENT =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/**
 * Of every file that pages load and nobody opens: where somebody opens it all the same, it is no
 * document that runs anything, whatever its bytes are. A page on another origin may load it: its
 * hashes bind it, and nothing in it is anybody's.
 */
export const assetHeaders = (type: string): Record<string, string> => ({
  "Content-Type": type,
  "Content-Security-Policy": NO_DOCUMENT,
  "X-Content-Type-Options": "nosniff",
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
});

/** What a browser asks for when something is to be shown by itself or in a frame. */
const DOCUMENTS = new Set(["document", "iframe", "frame", "fencedframe", "embed", "object"]);

/** Whether somebody opens a file that is only to be loaded. */
export const isOpenedAlone = (destination: string | undefined): boolean =>
  destination !== undefined && DOCUMENTS.has(destination.toLowerCase());

/** Said to whoever opens it. */
export const notToBeOpened = (): Response =>
  saying(403, "This file is loaded by a page and not opened by itself.");

export const noSuchFile = (): Response => saying(404, "Not found");

/** A line for whoever looks into what a page loads, in the place of a file. */
export const saying = (
  status: number,
  line: string,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  new Response(line, {
    status,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Security-Policy": NO_DOCUMENT,
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
      ...headers,
    },
  });
