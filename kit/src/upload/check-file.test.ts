import { expect, test } from "vitest";
import { checkFile, type FileFamily, familyOf, MAX_FILE_BYTES } from "./check-file.ts";

const file = (type: string) => new Blob(["x"], { type });
const all: FileFamily[] = ["image", "video", "audio"];

test.each([
  ["image/jpeg", "image"],
  ["IMAGE/PNG", "image"],
  ["video/mp4", "video"],
  ["audio/mpeg", "audio"],
  ["image/svg+xml", null],
  ["text/plain", null],
  ["application/pdf", null],
  ["", null],
])("'%s' is %s", (type, family) => {
  // happy-dom lower-cases a type as browsers do.
  expect(familyOf(file(type))).toBe(family);
});

test("only the kinds that are asked for pass", () => {
  expect(checkFile(file("audio/mpeg"), all)).toBeNull();
  expect(checkFile(file("audio/mpeg"), ["image", "video"])).toBe("type");
  expect(checkFile(file("image/svg+xml"), all)).toBe("type");
});

test("50 MB pass, one byte more does not", () => {
  const sized = (size: number) => Object.defineProperty(file("video/mp4"), "size", { value: size });
  expect(checkFile(sized(MAX_FILE_BYTES), all)).toBeNull();
  expect(checkFile(sized(MAX_FILE_BYTES + 1), all)).toBe("size");
});
