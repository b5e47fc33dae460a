import { describe, expect, test } from "vitest";
import { ServiceError } from "../../platform/errors.ts";
import { LONG_TEXT_MS, LONG_TEXTS } from "../../tools/testing/long-texts.ts";
import { decodeText } from "./decode-text.ts";
import { readTable } from "./read-table.ts";

/** The cells of a file, or the sentence with which it is refused. */
function read(csv: string): unknown {
  try {
    return readTable(decodeText(new TextEncoder().encode(csv)).text).rows;
  } catch (error) {
    if (error instanceof ServiceError) return error.message;
    throw error;
  }
}

describe.each([
  ["the heading", (text: string) => `Nombre;${text}\r\nAna;Ruiz`],
  ["a cell", (text: string) => `Nombre;Apellidos\r\nAna;${text}`],
])("in %s nothing holds up the portal", (_, write) => {
  test.each(LONG_TEXTS)("%s", { timeout: LONG_TEXT_MS }, (_name, text) => {
    expect(read(write(text))).toBeDefined();
  });
});
