import type { Db } from "../../db/open.ts";
import { OWN_TABLES } from "./own-tables.ts";
import { readRows } from "./read-rows.ts";

/** `datos.json`, piece by piece: one object, with a list for each table. */
export async function* dataJson(db: Db, userId: string, now: Date): AsyncGenerator<string> {
  yield `{\n"hecho": ${JSON.stringify(now.toISOString())}`;
  for (const own of OWN_TABLES) {
    yield `,\n"${own.name}": [`;
    let before = "\n";
    for await (const { row } of readRows(db, own, userId)) {
      yield before + JSON.stringify(row);
      before = ",\n";
    }
    yield "\n]";
  }
  yield "\n}\n";
}
