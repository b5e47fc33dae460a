import { Buffer } from "node:buffer";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteDueFiles } from "../../platform/storage/file-deletions.ts";
import { newMedia, png } from "../../tools/testing/files.ts";
import {
  type Admin,
  enter,
  newAdmin,
  newPerson,
  newRelative,
} from "../../tools/testing/fixtures.ts";
import { HOUR, openTestPortal, type TestPortal } from "../../tools/testing/test-portal.ts";

let portal: TestPortal;
let admin: Admin;

beforeAll(async () => {
  portal = await openTestPortal();
  admin = await newAdmin(portal);
});
afterAll(() => portal.close());

const receipt = (id: string, { token } = admin) =>
  portal.browser().get(`/api/erasures/${id}`, { token });

test("who erases a person gets a receipt, which tells of files that are still there", async () => {
  const person = await newPerson(portal, admin, { name: "Herminia Vega" });
  const inside = await enter(portal, person);
  await newMedia(inside, person);
  await newMedia(inside, person);
  await newRelative(portal, admin, person);
  expect((await receipt(person.id)).status).toBe(404);
  portal.services.storage.delete = () => Promise.reject(new Error("no answer"));
  await portal.browser().delete(`/api/users/${person.id}`, { token: admin.token });
  const first = await receipt(person.id);
  const body = await first.text();
  const answer = JSON.parse(body);
  expect(answer).toEqual({
    number: 1,
    erasedAt: "2026-03-02T10:00:00.000Z",
    erasedBy: "Ana Ruiz",
    counts: { reminders: 0, memories: 2, messages: 0, chatTurns: 0, scores: 0, relatives: 1 },
    files: expect.any(Number),
    pendingFiles: answer.files,
  });
  expect(answer.files).toBeGreaterThanOrEqual(2);
  expect(body).not.toContain("Herminia");
  portal.services.storage.delete = portal.disk.delete;
  portal.wait(HOUR / 6);
  await deleteDueFiles(portal.services);
  expect(await (await receipt(person.id)).json()).toMatchObject({ pendingFiles: 0 });
});

test("a photo that the storage still has is told as well", async () => {
  const person = await newPerson(portal, admin);
  const photo = `data:image/png;base64,${Buffer.from(png()).toString("base64")}`;
  const { token } = admin;
  await portal.browser().put(`/api/users/${person.id}/photo`, { photo }, { token });
  portal.services.storage.delete = () => Promise.reject(new Error("no answer"));
  await portal.browser().delete(`/api/users/${person.id}`, { token });
  portal.services.storage.delete = portal.disk.delete;
  expect(await (await receipt(person.id)).json()).toMatchObject({ files: 1, pendingFiles: 1 });
  portal.wait(HOUR / 6);
  await deleteDueFiles(portal.services);
  expect(await (await receipt(person.id)).json()).toMatchObject({ files: 1, pendingFiles: 0 });
});

test("receipts are numbered, and another municipality's are not found", async () => {
  const person = await newPerson(portal, admin);
  await portal.browser().delete(`/api/users/${person.id}`, { token: admin.token });
  expect(await (await receipt(person.id)).json()).toMatchObject({ number: 3 });
  expect((await receipt(person.id, await newAdmin(portal))).status).toBe(404);
});
