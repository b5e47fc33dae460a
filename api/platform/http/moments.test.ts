import { expect, test } from "vitest";
import { inZone, moment } from "./moments.ts";

const schema = moment("Falta.", "No es una fecha.");

test.each([
  ["2026-03-02T10:00:00.000Z", "2026-03-02T10:00:00.000Z"],
  ["2026-03-02t10:00:00z", "2026-03-02T10:00:00Z"],
  [" 2026-03-02 10:00:00Z ", "2026-03-02T10:00:00Z"],
  ["2026-03-02T10:00+0100", "2026-03-02T10:00+01:00"],
  ["2026-03-02T10:00:00-03", "2026-03-02T10:00:00-03:00"],
  ["2026-03-02T10:00:00,250Z", "2026-03-02T10:00:00.250Z"],
  // The plus of an address that was not encoded.
  ["2026-03-02T10:00:00 01:00", "2026-03-02T10:00:00+01:00"],
])("%j is %s", (written, meant) => {
  expect(schema.parse(written)).toBe(meant);
});

test.each([
  ["2000-01-01T00:00", "Pacific/Kiritimati"],
  ["2000-01-01T00:00", "Europe/Madrid"],
  ["2100-12-31T23:59", "Etc/GMT+12"],
])("what %s in %s was put down as is read again", (wall, zone) => {
  const put = inZone({ at: schema.parse(wall) }, zone) as { at: string };
  expect(schema.parse(put.at)).toBe(put.at);
});

test.each([
  "",
  "1999-12-31T23:59",
  "2101-01-01T00:00",
  "1999-12-30T23:59:59Z",
  "2101-01-02T00:00:00Z",
  "2026-03-02",
  "2026-03-02T",
  "2026-03-02T25:00Z",
  "2026-02-30 10:00:00Z",
  "2026-03-02T10:00:00 CET",
  "2026-03-02T10:00:00+1",
  "2026-03-02T10:00:00+99",
  "02/03/2026 10:00",
  "1772445600000",
])("%j is refused", (written) => {
  expect(schema.safeParse(written).success).toBe(false);
});
