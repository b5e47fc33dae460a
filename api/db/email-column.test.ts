import { expect, test } from "vitest";
import { keptEmail, shownEmail } from "./email-column.ts";

test.each([
  ["info@logroño.example", "info@xn--logroo-0wa.example"],
  ["a@correo.españa.es", "a@correo.xn--espaa-rta.es"],
  ["a@vilafranca-penedès.cat", "a@xn--vilafranca-peneds-7sb.cat"],
  ["ana@correo.es", "ana@correo.es"],
])("%s is kept as %s, and read as it is written", (written, kept) => {
  expect([keptEmail(written), keptEmail(kept)]).toEqual([kept, kept]);
  expect([shownEmail(written), shownEmail(kept)]).toEqual([written, written]);
});

test("what is no domain stays as it is", () => {
  for (const text of ["", "ana", "a@xn--zzzzzz99.es"]) {
    expect([text, keptEmail(text), shownEmail(text)]).toEqual([text, text, text]);
  }
});
