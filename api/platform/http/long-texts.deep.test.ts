import type { z } from "@hono/zod-openapi";
import { describe, expect, test } from "vitest";
import { LONG_TEXT_MS, LONG_TEXTS } from "../../tools/testing/long-texts.ts";
import { tidyPhone } from "../phone.ts";
import { csvLine } from "./csv.ts";
import { emailAddress, requiredText } from "./fields.ts";
import { readableName, textProblem, tidyText } from "./typed-text.ts";

/** What is wrong with a text: zod says it only when it is asked. */
const issuesOf = (schema: z.ZodType, text: string) => schema.safeParse(text).error?.issues ?? [];

const READ: [string, (text: string) => unknown][] = [
  ["a text of one line", (text) => [textProblem(text, "name"), tidyText(text, "name")]],
  ["a text of several lines", (text) => [textProblem(text, "content"), tidyText(text, "content")]],
  ["the name of a file", readableName],
  ["a field that must say something", (text) => issuesOf(requiredText("Falta."), text)],
  ["an address", (text) => issuesOf(emailAddress("Falta."), text)],
  ["a telephone", (text) => tidyPhone(tidyText(text, "phone"))],
  ["a cell that is written", (text) => csvLine([text])],
];

describe.each(READ)("as %s nothing holds up the portal", (_, read) => {
  test.each(LONG_TEXTS)("%s", { timeout: LONG_TEXT_MS }, (_name, text) => {
    expect(read(text)).toBeDefined();
  });
});
