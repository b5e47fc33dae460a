import { html } from "hono/html";
import { shownEmail } from "../../db/email-column.ts";
import type { Db } from "../../db/open.ts";
import { showPhone } from "../../platform/phone.ts";
import { OWN_TABLES, type OwnTable } from "./own-tables.ts";
import { type OwnRow, readRows } from "./read-rows.ts";
import { LABELS, VALUES } from "./words.ts";

type Terms = { userId: string; now: Date; timeZone: string };

/** As Postgres writes a moment, and a day. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Kept in another form than people write them in. */
const AS_WRITTEN = new Map([
  ["phone", showPhone],
  ["emergency_phone", showPhone],
  ["email", shownEmail],
]);
/** In which order the fields of a row stand. */
const ORDER = Object.keys(LABELS);
const PICTURE = /\.(jpe?g|png|webp|gif)$/;
/** Ids say nothing to a reader; they are in `datos.json`. */
export const IS_ID = /(^|_)id$|^(position|bytes|entered_by|kept_as)$/;

const STYLE = `body{margin:0 auto;max-width:46rem;padding:1.5rem;font:1.35rem/1.5 sans-serif;
color:#1f2a28;background:#fbf7f0}h1{font-size:2rem}h2{font-size:1.6rem;margin-top:2.5rem}
dl{margin:0 0 1rem;padding:1rem;background:#fff;border:2px solid #e3dccf;border-radius:.75rem}
dt{font-weight:700}dd{margin:0 0 .5rem;overflow-wrap:anywhere}img{max-width:100%;height:auto}
a{color:#0b5d5b}@media(prefers-color-scheme:dark){body{color:#f2efe8;background:#14201f}
dl{background:#1d2c2a;border-color:#324644}a{color:#7fd1c7}}`;

/** `mis-datos.html`, piece by piece: readable without a network and in large letters. */
export async function* pageHtml(db: Db, { userId, now, timeZone }: Terms): AsyncGenerator<string> {
  const words = new Intl.DateTimeFormat("es-ES", {
    ...{ dateStyle: "long", timeStyle: "short" },
    timeZone,
  });
  const days = new Intl.DateTimeFormat("es-ES", { dateStyle: "long", timeZone: "UTC" });
  const inWords = (value: unknown) => valueInWords(value, { words, days });
  // No script runs, whatever a text says.
  yield `<!doctype html><html lang="es"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="script-src 'none'">
<title>Mis datos – Acompaña</title><style>${STYLE}</style></head><body><main>
<h1>Todos tus datos en Acompaña</h1>
<p>Copia del ${words.format(now)}. Tus fotos, videos y mensajes están en la carpeta «archivos».
Para llevarlos a otro programa, usa «datos.json».</p>`;
  for (const own of OWN_TABLES) yield* section(db, own, userId, inWords);
  yield "</main></body></html>\n";
}

async function* section(
  db: Db,
  own: OwnTable,
  userId: string,
  inWords: (value: unknown) => string,
): AsyncGenerator<string> {
  yield String(html`<section><h2>${own.title}</h2>`);
  let isEmpty = true;
  for await (const { row } of readRows(db, own, userId)) {
    isEmpty = false;
    yield rowHtml(row, inWords);
  }
  yield isEmpty ? "<p>No hay nada.</p></section>" : "</section>";
}

function rowHtml(row: OwnRow, inWords: (value: unknown) => string): string {
  const fields = Object.entries(row).filter(
    ([name, value]) => value !== null && value !== "" && !IS_ID.test(name),
  );
  fields.sort(([one], [other]) => ORDER.indexOf(one) - ORDER.indexOf(other));
  const parts = fields.map(([name, value]) => {
    const label = LABELS[name] ?? name;
    const write = AS_WRITTEN.get(name);
    if (write) return html`<dt>${label}</dt><dd>${write(String(value))}</dd>`;
    if (name !== "archivo") return html`<dt>${label}</dt><dd>${inWords(value)}</dd>`;
    const picture = PICTURE.test(String(value))
      ? html`<img src="${value}" alt="" loading="lazy">`
      : "";
    return html`<dt>${label}</dt><dd><a href="${value}">${value}</a> ${picture}</dd>`;
  });
  return String(html`<dl>${parts}</dl>`);
}

type Formats = Record<"words" | "days", Intl.DateTimeFormat>;

/** A text of somebody's may look like a moment or a day and be none: it stays as it was written. */
function valueInWords(value: unknown, { words, days }: Formats): string {
  if (typeof value === "object") return JSON.stringify(value);
  const text = String(value);
  const format = MOMENT.test(text) ? words : DAY.test(text) ? days : null;
  const at = new Date(text);
  if (format && !Number.isNaN(at.getTime())) return format.format(at);
  return (Object.hasOwn(VALUES, text) && VALUES[text]) || text;
}
