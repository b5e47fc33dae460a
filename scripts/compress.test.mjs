import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressFolder } from "./compress.mjs";

test("what can be compressed has both copies beside it, made once", async () => {
  const folder = await mkdtemp(join(tmpdir(), "acompana-compress-"));
  await mkdir(join(folder, "assets"));
  const script = "export const words = 'hola';\n".repeat(200);
  await writeFile(join(folder, "assets", "a.js"), script);
  await writeFile(join(folder, "assets", "letters.woff2"), script);
  await writeFile(join(folder, "small.css"), "a{}");
  await compressFolder(folder);
  expect((await readdir(join(folder, "assets"))).sort()).toEqual([
    "a.js",
    "a.js.br",
    "a.js.gz",
    "letters.woff2",
  ]);
  expect((await readdir(folder)).sort()).toEqual(["assets", "small.css"]);
  const path = join(folder, "assets", "a.js");
  expect(brotliDecompressSync(await readFile(`${path}.br`)).toString()).toBe(script);
  expect(gunzipSync(await readFile(`${path}.gz`)).toString()).toBe(script);
  const made = await stat(`${path}.br`);
  await compressFolder(folder);
  expect((await stat(`${path}.br`)).mtimeMs).toBe(made.mtimeMs);
  await rm(folder, { recursive: true });
});
