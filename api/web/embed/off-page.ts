import { createHash } from "node:crypto";

const STYLE =
  "html{color-scheme:light dark}body{margin:0;padding:32px 16px;text-align:center;" +
  "font:20px/1.5 'Atkinson Hyperlegible',sans-serif;color:#1f2a28;background:#fbf7f0}" +
  "h1{margin:0 auto 12px;max-width:32ch;font-size:28px;line-height:1.3}p{margin:0}" +
  "@media(prefers-color-scheme:dark){body{color:#f2efe8;background:#14201f}}";

const PAGE =
  '<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Juegos</title>' +
  '<meta name="viewport" content="width=device-width,initial-scale=1">' +
  `<style>${STYLE}</style></head><body><main><h1>Los juegos están apagados por ahora</h1>` +
  "<p>Vuelve otro día. Aquí no tienes que hacer nada.</p></main></body></html>";

const HASH = createHash("sha256").update(STYLE).digest("base64");

/** What other sites frame while the games are off. Nobody keeps it: they may return soon. */
export const offPage = (): Response =>
  new Response(PAGE, {
    status: 404,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": `default-src 'none'; style-src 'sha256-${HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors * file:`,
      "Cross-Origin-Embedder-Policy": "require-corp",
      "Cross-Origin-Resource-Policy": "cross-origin",
      "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff",
    },
  });
