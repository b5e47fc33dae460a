import { makeZip } from "client-zip";
import type { Ctx } from "../../platform/context.ts";
import { dataJson } from "./data-json.ts";
import { OWN_TABLES } from "./own-tables.ts";
import { pageHtml } from "./page-html.ts";
import { readRows } from "./read-rows.ts";

export type Archive = { name: string; body: ReadableStream<Uint8Array> };
type Services = Pick<Ctx, "db" | "storage" | "config">;

/** All that is the person's as one ZIP, which is made while it is sent: nothing of it is kept. */
export function makeArchive(services: Services, userId: string, now: Date): Archive {
  const name = `acompana-mis-datos-${now.toISOString().slice(0, 10)}.zip`;
  return { name, body: endingQuietly(makeZip(entries(services, userId, now))) };
}

/** One after another, each read only when the one before it has been sent. */
async function* entries({ db, storage, config }: Services, userId: string, now: Date) {
  const { timeZone } = config;
  const page = pageHtml(db, { userId, now, timeZone });
  yield { name: "mis-datos.html", lastModified: now, input: page };
  yield { name: "datos.json", lastModified: now, input: dataJson(db, userId, now) };
  const missing: string[] = [];
  for (const own of OWN_TABLES.filter(({ file }) => file)) {
    for await (const { row, fileKey } of readRows(db, own, userId)) {
      if (!fileKey) continue;
      const name = String(row.archivo);
      // It may have been deleted since the row was read.
      const file = await storage.get(fileKey);
      if (!file) {
        missing.push(name);
        continue;
      }
      const reader = file.body.getReader();
      try {
        yield { name, lastModified: now, input: chunksOf(reader), size: file.size };
      } finally {
        // When the download is cut, the library throws here and leaves the file to us.
        await reader.cancel();
      }
    }
  }
  if (missing.length > 0) {
    const input = `Estos archivos no se han encontrado:\n${missing.join("\n")}\n`;
    yield { name: "archivos-que-faltan.txt", lastModified: now, input };
  }
}

async function* chunksOf(reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>) {
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

/** The library answers a reader who hangs up with the reader's own reason, as an error. */
function endingQuietly(archive: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = archive.getReader();
  const cut = new Error("the reader hung up");
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await reader.cancel(cut).catch((error) => {
          if (error !== cut) throw error;
        });
      },
    },
    { highWaterMark: 0 },
  );
}
