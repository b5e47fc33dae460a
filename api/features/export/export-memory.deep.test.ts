import { expect, test } from "vitest";
import { mediaItems } from "../../db/schema/media.ts";
import { enterWithOwnPin, newAdmin, newPerson } from "../../tools/testing/fixtures.ts";
import { openTestPortal } from "../../tools/testing/test-portal.ts";

const FILES = 2_000;
const SIZE = 64 * 1024;
const MEGABYTE = 1024 * 1024;

test("of 2,000 files one is open at a time, little is read before it is sent, none stays open", async () => {
  const portal = await openTestPortal();
  try {
    const person = await newPerson(portal, await newAdmin(portal));
    const inside = await enterWithOwnPin(portal, person);
    const keys = Array.from(
      { length: FILES },
      (_, at) => `media/${String(at).padStart(5, "0")}.jpg`,
    );
    for (const key of keys) await portal.disk.put(key, new Uint8Array(SIZE));
    const now = portal.services.clock().getTime();
    await portal.db.insert(mediaItems).values(
      keys.map((fileKey, at) => ({
        ...{ userId: person.id, fileKey, mimeType: "image/jpeg", title: `Foto ${at}` },
        ...{ originalName: "foto.jpg", bytes: SIZE, uploadedAt: new Date(now - at) },
      })),
    );
    let [readBytes, sentBytes, highest, open, mostOpen, opened] = [0, 0, 0, 0, 0, 0];
    const { get } = portal.disk;
    portal.services.storage.get = async (key, range) => {
      const file = await get(key, range);
      if (!file) return null;
      opened += 1;
      open += 1;
      mostOpen = Math.max(mostOpen, open);
      const reader = file.body.getReader();
      let isOpen = true;
      const end = () => {
        if (isOpen) open -= 1;
        isOpen = false;
      };
      const body = new ReadableStream({
        async pull(controller) {
          const { done, value } = await reader.read();
          // Cancelled meanwhile: there is nobody to give it to.
          if (!isOpen) return;
          if (done) {
            end();
            return controller.close();
          }
          readBytes += value.length;
          highest = Math.max(highest, readBytes - sentBytes);
          controller.enqueue(value);
        },
        cancel(reason) {
          end();
          return reader.cancel(reason);
        },
      });
      return { ...file, body };
    };
    const answer = await inside.get(`/api/users/${person.id}/export`);
    expect(answer.status).toBe(200);
    for await (const chunk of answer.body ?? []) sentBytes += chunk.length;
    expect(opened).toBe(FILES);
    expect(sentBytes).toBeGreaterThan(FILES * SIZE);
    expect(mostOpen).toBe(1);
    // Page, data and directory count as sent too, so what is held is never below zero by much.
    expect(highest).toBeLessThan(MEGABYTE);
    expect(open).toBe(0);

    const cut = await inside.get(`/api/users/${person.id}/export`);
    const reader = cut.body?.getReader();
    const before = opened;
    while (opened < before + 3) await reader?.read();
    await reader?.cancel();
    expect(open).toBe(0);
    expect(opened).toBeLessThan(before + 6);
  } finally {
    await portal.close();
  }
}, 120_000);
