import { describe, expect, test } from "vitest";
import { ServiceError } from "../../../platform/errors.ts";
import type { FileBody } from "../../../platform/storage/file-storage.ts";
import { chosenOf, type Examples } from "../../../tools/testing/chosen.ts";
import { type BrokenForm, cutForms, oddForms } from "../../../tools/testing/multipart.ts";
import { readForm } from "../read-form.ts";

/** Tests that a form is read or refused, whatever happens to it on its way. */
export function testReadForm(examples: Examples): void {
  const USER = "7f2c1f5e-3c1b-4b8e-9a55-0d6a3f1c2b10";

  /** All at once, bit by bit, or broken off by the sender. */
  const SENDERS: Record<string, (bytes: Uint8Array<ArrayBuffer>) => FileBody> = {
    "in one piece": (bytes) => ReadableStream.from([bytes]),
    "in small pieces": (bytes) => ReadableStream.from(piecesOf(bytes, 61)),
    "and then cut off": (bytes) => ReadableStream.from(thenFailing(bytes)),
  };

  function* piecesOf(bytes: Uint8Array<ArrayBuffer>, size: number) {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }

  async function* thenFailing(bytes: Uint8Array<ArrayBuffer>) {
    yield bytes;
    throw new Deno.errors.Http("cut");
  }

  /** What came of reading it; `underWay` counts files that were still being kept at that moment. */
  async function read(
    { type, bytes }: BrokenForm,
    send: (bytes: Uint8Array<ArrayBuffer>) => FileBody,
  ) {
    let underWay = 0;
    let kept = 0;
    const keep = async (file: FileBody) => {
      underWay += 1;
      try {
        for await (const chunk of file) kept += chunk.length;
      } finally {
        underWay -= 1;
      }
    };
    const form = { contentType: type, length: null, body: send(bytes) };
    try {
      return { form: await readForm(form, keep), kept, underWay };
    } catch (error) {
      return { error, kept, underWay };
    }
  }

  const senders = chosenOf(examples, Object.entries(SENDERS), ([how]) => how === "in small pieces");

  describe.each(senders)("a form sent %s", (_how, send) => {
    // A stream that fails with nobody listening would end the process: the run reports it.
    const forms: [string, BrokenForm[]][] = [
      ["cut off anywhere", cutForms(USER)],
      ["that is odd", oddForms(USER)],
    ];
    test.each(chosenOf(examples, forms, ([what]) => what === "that is odd"))(
      "%s is read or refused, and nothing is kept afterwards",
      async (_, forms) => {
        expect(forms.length).toBeGreaterThan(15);
        for (const form of forms) {
          const { error, underWay } = await read(form, send);
          expect(underWay, form.what).toBe(0);
          if (error) expect(error, form.what).toBeInstanceOf(ServiceError);
        }
      },
    );
  });

  test("a right form is read whichever field comes first", async () => {
    const orders = /^(a file, then the field|the field, then a file),/;
    const right = cutForms(USER).filter(({ what, isCut }) => !isCut && orders.test(what));
    expect(right.length).toBe(2);
    for (const form of right) {
      const { form: found, kept } = await read(form, (bytes) => ReadableStream.from([bytes]));
      expect(found).toEqual({ userId: USER, mimeType: "image/png", originalName: "foto.png" });
      expect(kept).toBe(136);
    }
  });

  test("the name of a file that is too long ends with a whole character", async () => {
    const file = new File(["png"], `${"x".repeat(114)}👨‍👩‍👧.png`, { type: "image/png" });
    const body = new FormData();
    body.set("userId", USER);
    body.set("file", file);
    const sent = new Response(body);
    const form = {
      type: sent.headers.get("content-type") ?? "",
      bytes: new Uint8Array(await sent.arrayBuffer()),
    };
    const { form: found } = await read({ what: "long", isCut: false, ...form }, (bytes) =>
      ReadableStream.from([bytes]),
    );
    expect(found?.originalName).toBe("x".repeat(114));
  });
}
