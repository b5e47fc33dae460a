const TYPES: Record<string, string> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  map: "application/json",
  svg: "image/svg+xml",
  woff: "font/woff",
  woff2: "font/woff2",
};

/** The media type of a built file, by its ending. */
export const contentType = (file: string): string =>
  TYPES[file.split(".").at(-1) ?? ""] ?? "application/octet-stream";
