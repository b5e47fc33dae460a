import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { createDiskStorage } from "./disk-storage.ts";
import { createMemoryStorage } from "./memory-storage.ts";

const folder = await mkdtemp(path.join(tmpdir(), "acompana-files-"));

describe.each([
  ["disk", createDiskStorage(folder)],
  ["memory", createMemoryStorage()],
])("%s storage", (_, storage) => {
  test("gives back what was put, until it is deleted", async () => {
    const bytes = new TextEncoder().encode("una foto");
    await storage.put("photos/abc.jpg", bytes);
    const file = await storage.get("photos/abc.jpg");
    expect(file?.size).toBe(bytes.byteLength);
    expect(await new Response(file?.body).text()).toBe("una foto");
    await storage.delete("photos/abc.jpg");
    await storage.delete("photos/abc.jpg");
    expect(await storage.get("photos/abc.jpg")).toBeNull();
  });
});

test("on disk no key leads out of the folder and no draft is left behind", async () => {
  const storage = createDiskStorage(folder);
  for (const key of ["../x.jpg", "photos/../../x.jpg", "/etc/passwd", "photos/a/b.jpg", "x.jpg"]) {
    await expect(storage.put(key, new Uint8Array())).rejects.toThrow("not a storage key");
    await expect(storage.get(key)).rejects.toThrow("not a storage key");
  }
  await storage.put("photos/abc.jpg", new Uint8Array(3));
  expect(await readdir(path.join(folder, "photos"))).toEqual(["abc.jpg"]);
  await rm(folder, { recursive: true });
});
