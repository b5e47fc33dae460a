import { expect } from "vitest";
import { type Addresses, formOf, newAttachment, png, putFile } from "./files.ts";
import { PASSWORD } from "./fixtures.ts";
import type { Raw, Scene } from "./requests.ts";

/** What a right request has beyond its published example. */
type Special = {
  /** By their names in the path. */
  ids?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  raw?: Raw;
};

const TYPE = "image/png";

/** By rows of the authorization table. */
export const SPECIAL: Record<string, (scene: Scene) => Special | Promise<Special>> = {
  ensureMunicipality: () => ({ body: { name: "Aldea 1" } }),
  createFirstAdministrator: () => ({ body: { email: "otra@aldea.es" } }),
  "createFirstAdministrator:invited": async (scene) => {
    const { code } = await ask(scene, "/api/admin/invitations");
    return { body: { email: `${crypto.randomUUID()}@aldea.es`, invitation: code } };
  },
  loginAdministrator: ({ cast }) => ({ body: { email: cast.admin.email, password: PASSWORD } }),
  loginSupportPerson: ({ cast }) => ({ body: { email: cast.relative.email, password: PASSWORD } }),
  "listUsers:full": ({ cast }) => ({ query: { adminId: cast.admin.id } }),
  "changeSettings:consent": () => ({ body: { familyConsent: true, municipalConsent: true } }),
  "changeSettings:theme": () => ({ body: { darkMode: true } }),
  claimDevice: async (scene) => {
    const { code } = await ask(scene, "/api/devices/links", { name: null });
    return { body: { code } };
  },
  confirmUpload: async (scene) => ({ body: await uploaded(scene) }),
  putUpload: async (scene) => {
    const { uploadURL } = await addresses(scene);
    const { pathname, searchParams } = new URL(uploadURL, "http://localhost");
    const query = Object.fromEntries(searchParams);
    const raw = { content: png(), headers: { "Content-Type": TYPE } };
    return { ids: { name: lastWord(pathname) }, query, raw };
  },
  "getObject:attachment": async (scene) => ({
    ids: { path: lastWord((await message(scene)).mediaUrl) },
  }),
  uploadAttachment: ({ cast }) => ({
    raw: { content: formOf(png(), TYPE, cast.person.id), headers: {} },
  }),
  sendSupportMessage: async ({ cast }) => ({
    body: { mediaUrl: await newAttachment(cast.inside.relative, cast.person) },
  }),
  "sendSupportMessage:unlinked": ({ cast }) => ({
    ids: { supportId: cast.otherRelative.id },
    body: { type: "text", mediaUrl: null },
  }),
};

/** What an id in the path names, by the word before it; anything else is made by its own POST. */
export const NAMED_BY: Record<string, (scene: Scene) => string | Promise<string>> = {
  users: ({ cast }) => cast.person.id,
  support: ({ cast }) => cast.relative.id,
  "support-persons": ({ cast }) => cast.relative.id,
  photos: async ({ portal }) => {
    const key = `${"a".repeat(43)}.png`;
    await portal.disk.put(`photos/${key}`, new Uint8Array([0x89, 0x50, 0x4e, 0x47]));
    return key;
  },
  invitations: async (scene) => {
    await ask(scene, "/api/admin/invitations");
    const { token } = scene.cast.admin;
    const answer = await scene.portal.browser().get("/api/admin/invitations", { token });
    const [newest] = await answer.json();
    return newest.id;
  },
  devices: async (scene) => (await ask(scene, "/api/devices/authorise", { name: null })).id,
  objects: async (scene) => lastWord((await memory(scene)).url),
  thumbnails: async (scene) => lastWord((await memory(scene)).thumbnail),
  "support-messages": async (scene) => (await message(scene)).id,
};

/** Ids of the cast, by the names that fields and parameters give them everywhere. */
export function known({ cast }: Scene, name: string): string | undefined {
  const ids: Record<string, string> = {
    municipalityId: cast.admin.municipalityId,
    adminId: cast.admin.id,
    userId: cast.person.id,
    toUserId: cast.person.id,
  };
  return ids[name];
}

const lastWord = (path: string): string => path.split("/").at(-1) ?? "";

/** What the administrator makes by a POST. */
async function ask({ portal, cast }: Scene, path: string, body?: unknown) {
  const answer = await portal.browser().post(path, body, { token: cast.admin.token });
  expect(answer.ok).toBe(true);
  return await answer.json();
}

/** Where the person may send a picture and its thumbnail to. */
async function addresses({ cast }: Scene): Promise<Required<Addresses>> {
  const path = `/api/users/${cast.person.id}/media/upload-url`;
  const file = { mimeType: TYPE, size: png().length, thumbnail: true };
  return await (await cast.inside.person.post(path, file)).json();
}

/** A picture and its thumbnail that have been sent: the body of the confirmation. */
async function uploaded(scene: Scene) {
  const { uploadURL, fileURL, thumbnailUploadURL, thumbnailURL } = await addresses(scene);
  for (const url of [uploadURL, thumbnailUploadURL]) {
    expect((await putFile(scene.cast.inside.person, url, png(), TYPE)).status).toBe(204);
  }
  return { fileURL, thumbnailURL, mimeType: TYPE, size: png().length };
}

/** A memory with a thumbnail. */
async function memory(scene: Scene): Promise<{ url: string; thumbnail: string }> {
  const { person, inside } = scene.cast;
  const answer = await inside.person.post(`/api/users/${person.id}/media`, await uploaded(scene));
  expect(answer.status).toBe(201);
  return await answer.json();
}

/** A message with a picture, from the relative to the person. */
async function message({ cast }: Scene): Promise<{ id: string; mediaUrl: string }> {
  const { person, relative, inside } = cast;
  const mediaUrl = await newAttachment(inside.relative, person);
  const body = { toUserId: person.id, type: "image", mediaUrl };
  const answer = await inside.relative.post(`/api/support/${relative.id}/messages`, body);
  expect(answer.status).toBe(201);
  return await answer.json();
}
