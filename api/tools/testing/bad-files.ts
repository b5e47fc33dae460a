import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { BAD_VALUES, isRuledOut } from "./bad-values.ts";
import { OPERATIONS, type Operation, type Schema } from "./contract.ts";
import { type Harness, openHarness } from "./contract-harness.ts";
import { expectErrorResponse } from "./expect-error-response.ts";
import { html, svg } from "./files.ts";
import { cutForms, oddForms } from "./multipart.ts";
import { fc } from "./properties.ts";
import type { Target } from "./test-context.ts";

/** Tests what the calls that take a form or bytes do with wrong ones. */
export function testBadFiles(): void {
  const RANDOM_BODIES = 50;

  let harness: Harness;

  beforeAll(async () => {
    harness = await openHarness();
  });
  afterEach(() => harness.endTest());
  afterAll(() => harness.close());

  type Content = Uint8Array<ArrayBuffer> | FormData;
  type Row = [string, Operation];

  const rowsOf = (isChosen: (operation: Operation) => boolean): Row[] =>
    OPERATIONS.filter(isChosen).map((operation) => [operation.id, operation]);

  const FORMS = rowsOf(({ form }) => form !== null);
  const BYTES = rowsOf(({ takesBody, json, form }) => takesBody && !json && !form);

  /** The same request with another content, or said to be of another type. */
  function withContent({ raw, ...target }: Target, content: Content, type?: string): Target {
    const headers: Record<string, string> = type === undefined ? {} : { "Content-Type": type };
    return { ...target, raw: { content, headers: { ...raw?.headers, ...headers } } };
  }

  function formOf({ raw }: Target): FormData {
    if (raw?.content instanceof FormData) return raw.content;
    throw new Error("say in right-requests.ts what the form holds");
  }

  function bytesOf({ raw }: Target): Uint8Array<ArrayBuffer> {
    if (raw?.content instanceof Uint8Array) return raw.content;
    throw new Error("say in right-requests.ts which bytes are sent");
  }

  /** A copy in which one field is something else, or absent. */
  function changed(form: FormData, name: string, value?: string | File): FormData {
    const copy = new FormData();
    for (const [key, content] of form) if (key !== name) copy.append(key, content);
    if (value !== undefined) copy.append(name, value);
    return copy;
  }

  const BAD_FILES: [string, BlobPart[], string][] = [
    ["nothing", [], "image/png"],
    ["a page called picture", [html()], "image/png"],
    ["a page", [html()], "text/html"],
    ["a drawing that can run", [svg()], "image/svg+xml"],
    ["a file of no type", ["hola"], ""],
    ["a type that is known by its first bytes alone", [new Uint8Array([0xff, 0x0a])], "image/jxl"],
    [
      "a symbol for a page",
      [new Uint8Array([0, 0, 1, 0, 1, ...Array(17).fill(0)])],
      "image/x-icon",
    ],
    ["a sound called video", [new TextEncoder().encode("FORM\0\0\0\0AIFF")], "video/mp4"],
  ];

  const badFiles = () =>
    BAD_FILES.map(([what, parts, type]) => [what, new File(parts, "foto.png", { type })] as const);

  const badTexts = () =>
    Object.entries(BAD_VALUES).filter((entry): entry is [string, string] => {
      const [, value] = entry;
      return typeof value === "string";
    });

  const isFile = ({ format }: Schema): boolean => format === "binary";

  describe.each(FORMS)("the form of %s", (id, operation) => {
    const { properties = {}, required = [], additionalProperties } = operation.form ?? {};

    test.each(Object.entries(properties))("with something else in %s", async (name, field) => {
      const target = await harness.begin(id);
      const sendWith = (value?: string | File) =>
        harness.sendAs(operation, withContent(target, changed(formOf(target), name, value)));
      if (required.includes(name)) await expectErrorResponse(await sendWith(), `${name} missing`);
      for (const [what, text] of badTexts()) {
        const answer = await sendWith(text);
        // Text where a file should be is no file; only the name makes it one.
        if (isFile(field) || isRuledOut(field, text)) await expectErrorResponse(answer, what);
        else await harness.expectOrderly(answer, what);
      }
      for (const [what, file] of badFiles()) await expectErrorResponse(await sendWith(file), what);
      await harness.expectUnchanged(name);
    });

    test("with fields too many", async () => {
      const target = await harness.begin(id);
      const expectSurplus =
        additionalProperties === true ? harness.expectOrderly : expectErrorResponse;
      for (const name of ["sobra", "id", "__proto__", "ñ".repeat(9_000)]) {
        const form = changed(formOf(target), name, "1");
        const answer = await harness.sendAs(operation, withContent(target, form));
        await expectSurplus(answer, `one field more: ${name.slice(0, 20)}`);
      }
      const form = changed(formOf(target), "sobra", "1");
      for (let index = 0; index < 3_000; index += 1) form.append(`sobra${index}`, "1");
      await harness.expectOrderly(
        await harness.sendAs(operation, withContent(target, form)),
        "many",
      );
    });

    // Every cut of each of them is read in `read-form.deep.test.ts`.
    test("cut off, or of a shape that no browser sends", async () => {
      const target = await harness.begin(id);
      const owner = harness.testContext.fixtures.person.id;
      const cuts = cutForms(owner).filter(({ what }) => what.startsWith("the field, then"));
      for (const form of [...oddForms(owner), ...cuts.filter((_, index) => index % 5 === 0)]) {
        const answer = await harness.sendAs(operation, withContent(target, form.bytes, form.type));
        if (form.isCut) await expectErrorResponse(answer, form.what);
        else await harness.expectOrderly(answer, form.what);
      }
      await harness.expectUnchanged("odd forms");
    });

    test("that is none", async () => {
      const target = await harness.begin(id);
      const random = fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (made) => {
        const bytes = new Uint8Array(made);
        for (const type of [
          "multipart/form-data; boundary=x",
          "multipart/form-data",
          "text/plain",
        ]) {
          const answer = await harness.sendAs(operation, withContent(target, bytes, type));
          await expectErrorResponse(answer, type);
        }
      });
      await fc.assert(random, { numRuns: RANDOM_BODIES });
      await harness.expectUnchanged("no form");
    });
  });

  describe.each(BYTES)("the bytes of %s", (id, operation) => {
    test("of another type or length", async () => {
      const target = await harness.begin(id);
      const bytes = bytesOf(target);
      for (const type of ["", "image", "text/html", "application/json", "image/svg+xml", "ñ/ñ"]) {
        const answer = await harness.sendAs(operation, withContent(target, bytes, type));
        await expectErrorResponse(answer, `as ${type}`);
      }
      for (const content of [bytes.slice(1), new Uint8Array([...bytes, 0]), new Uint8Array()]) {
        const answer = await harness.sendAs(operation, withContent(target, content));
        await expectErrorResponse(answer, `${content.length} bytes`);
      }
      await harness.expectUnchanged("bytes");
      expect((await harness.sendAs(operation, target)).ok, "the right bytes are taken").toBe(true);
    });
  });
}
