import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { users } from "../../db/schema/users.ts";
import { hashToken } from "../../platform/secrets/tokens.ts";
import { type Addresses, formOf, newAttachment, png, putFile } from "./files.ts";
import { PASSWORD } from "./fixtures.ts";
import { newReleaseToken } from "./release-tokens.ts";
import { activateElsewhere, layRelease, releaseOf } from "./releases.ts";
import type { Raw, TestContext } from "./test-context.ts";

/** What a right request has beyond its published example. */
type Special = {
  /** By their names in the path. */
  ids?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  raw?: Raw;
  headers?: Record<string, string>;
};

const TYPE = "image/png";

/** By rows of the authorization table. */
export const SPECIAL: Record<string, (testContext: TestContext) => Special | Promise<Special>> = {
  ensureMunicipality: () => ({ body: { name: "Aldea 1" } }),
  createFirstAdministrator: () => ({ body: { email: "otra@aldea.es" } }),
  "createFirstAdministrator:invited": async (testContext) => {
    const { code } = await ask(testContext, "/api/admin/invitations");
    return { body: { email: `${crypto.randomUUID()}@aldea.es`, invitation: code } };
  },
  checkInvitation: async (testContext) => {
    const { code } = await ask(testContext, "/api/admin/invitations");
    return { body: { code } };
  },
  loginAdministrator: ({ fixtures }) => ({
    body: { email: fixtures.admin.email, password: PASSWORD },
  }),
  loginSupportPerson: ({ fixtures }) => ({
    body: { email: fixtures.relative.email, password: PASSWORD },
  }),
  "listUsers:full": ({ fixtures }) => ({ query: { adminId: fixtures.admin.id } }),
  "changeSettings:consent": () => ({ body: { familyConsent: true, municipalConsent: true } }),
  "changeSettings:theme": () => ({ body: { darkMode: true } }),
  claimDevice: async (testContext) => {
    const { code } = await ask(testContext, "/api/devices/links", { name: null });
    return { body: { code } };
  },
  confirmUpload: async (testContext) => ({ body: await uploaded(testContext) }),
  putUpload: async (testContext) => {
    const { uploadURL } = await addresses(testContext);
    const { pathname, searchParams } = new URL(uploadURL, "http://localhost");
    const query = Object.fromEntries(searchParams);
    const raw = { content: png(), headers: { "Content-Type": TYPE } };
    return { ids: { name: lastWord(pathname) }, query, raw };
  },
  "getObject:attachment": async (testContext) => ({
    ids: { path: lastWord((await message(testContext)).mediaUrl) },
  }),
  uploadAttachment: ({ fixtures }) => ({
    raw: { content: formOf(png(), TYPE, fixtures.person.id), headers: {} },
  }),
  sendSupportMessage: async ({ fixtures }) => ({
    body: { mediaUrl: await newAttachment(fixtures.inside.relative, fixtures.person) },
  }),
  "announceRelease:token": withToken,
  sendReleaseFile: announcedFile,
  "sendReleaseFile:token": async (testContext) => {
    const { raw, ...special } = await announcedFile(testContext);
    return { ...special, raw, ...withToken(testContext) };
  },
  "listReleases:token": withToken,
  activateRelease: sentVersion,
  "activateRelease:token": async (testContext) => ({
    ...(await sentVersion(testContext)),
    ...withToken(testContext),
  }),
  rollBackRelease: activeVersion,
  "rollBackRelease:token": async (testContext) => ({
    ...(await activeVersion(testContext)),
    ...withToken(testContext),
  }),
  "createReleaseToken:operator": withOperator,
  "listReleaseTokens:operator": withOperator,
  revokeReleaseToken: tokenToRevoke,
  "revokeReleaseToken:operator": async (testContext) => ({
    ...(await tokenToRevoke(testContext)),
    ...withOperator(testContext),
  }),
  "sendSupportMessage:unlinked": ({ fixtures }) => ({
    ids: { supportId: fixtures.otherRelative.id },
    body: { type: "text", mediaUrl: null },
  }),
};

/** Whoever calls: a program's token counts whatever cookies come along. */
function withToken({ fixtures }: TestContext) {
  return { headers: { Authorization: `Bearer ${fixtures.programs.releaseToken}` } };
}

function withOperator({ fixtures }: TestContext) {
  return { headers: { Authorization: `Bearer ${fixtures.programs.operator()}` } };
}

/** A token that no other request of the tests uses. */
async function tokenToRevoke({ portal }: TestContext) {
  const token = await newReleaseToken(portal, "radio");
  return { ids: { tokenId: hashToken(token.replace("release.", "")).slice(0, 8) } };
}

/** A file that an announced release waits for. */
async function announcedFile({ portal, fixtures }: TestContext) {
  const content = new TextEncoder().encode(`export const made = "${crypto.randomUUID()}";`);
  const contents = { "remoteEntry.js": new TextDecoder().decode(content) };
  const release = releaseOf("games", `9.0.0-${crypto.randomUUID()}`, { contents });
  const { releaseToken: token } = fixtures.programs;
  const announced = await portal.browser().post("/api/releases", release, { token });
  expect(announced.status).toBe(200);
  const hash = createHash("sha384").update(content).digest("hex");
  return { ids: { hash }, raw: { content, headers: { "Content-Type": BYTES } } };
}

const BYTES = "application/octet-stream";

/** A version of the games that is there and not active. */
async function sentVersion({ portal }: TestContext) {
  const contents = { "remoteEntry.js": crypto.randomUUID() };
  const release = releaseOf("games", `9.0.0-${crypto.randomUUID()}`, { contents });
  await layRelease(portal.services, release, contents);
  return { ids: { area: "games" }, body: { version: release.version } };
}

async function activeVersion(testContext: TestContext) {
  const { ids, body } = await sentVersion(testContext);
  await activateElsewhere(testContext.portal.services, { area: "games", ...body });
  return { ids };
}

/** What an id in the path names, by the word before it; anything else is made by its own POST. */
export const NAMED_BY: Record<string, (testContext: TestContext) => string | Promise<string>> = {
  users: ({ fixtures }) => fixtures.person.id,
  support: ({ fixtures }) => fixtures.relative.id,
  "support-persons": ({ fixtures }) => fixtures.relative.id,
  photos: async ({ portal, fixtures }) => {
    const key = `${"a".repeat(43)}.png`;
    await portal.db.update(users).set({ photoKey: key }).where(eq(users.id, fixtures.person.id));
    await portal.disk.put(`photos/${key}`, new Uint8Array([0x89, 0x50, 0x4e, 0x47]));
    return key;
  },
  registry: () => "games",
  invitations: async (testContext) => {
    await ask(testContext, "/api/admin/invitations");
    const { token } = testContext.fixtures.admin;
    const answer = await testContext.portal.browser().get("/api/admin/invitations", { token });
    const [newest] = await answer.json();
    return newest.id;
  },
  devices: async (testContext) =>
    (await ask(testContext, "/api/devices/authorise", { name: null })).id,
  objects: async (testContext) => lastWord((await memory(testContext)).url),
  thumbnails: async (testContext) => lastWord((await memory(testContext)).thumbnail),
  "support-messages": async (testContext) => (await message(testContext)).id,
};

/** Ids of the fixtures, by the names of the contract's fields and parameters. */
export function known({ fixtures }: TestContext, name: string): string | undefined {
  const ids: Record<string, string> = {
    municipalityId: fixtures.admin.municipalityId,
    adminId: fixtures.admin.id,
    userId: fixtures.person.id,
    toUserId: fixtures.person.id,
  };
  return ids[name];
}

const lastWord = (path: string): string => path.split("/").at(-1) ?? "";

/** What the administrator makes by a POST. */
async function ask({ portal, fixtures }: TestContext, path: string, body?: unknown) {
  const answer = await portal.browser().post(path, body, { token: fixtures.admin.token });
  expect(answer.ok).toBe(true);
  return await answer.json();
}

/** Where the person may send a picture and its thumbnail to. */
async function addresses({ fixtures }: TestContext): Promise<Required<Addresses>> {
  const path = `/api/users/${fixtures.person.id}/media/upload-url`;
  const file = { mimeType: TYPE, size: png().length, thumbnail: true };
  return await (await fixtures.inside.person.post(path, file)).json();
}

/** A picture and its thumbnail that have been sent: the body of the confirmation. */
async function uploaded(testContext: TestContext) {
  const { uploadURL, fileURL, thumbnailUploadURL, thumbnailURL } = await addresses(testContext);
  for (const url of [uploadURL, thumbnailUploadURL]) {
    expect((await putFile(testContext.fixtures.inside.person, url, png(), TYPE)).status).toBe(204);
  }
  return { fileURL, thumbnailURL, mimeType: TYPE, size: png().length };
}

/** A memory with a thumbnail. */
async function memory(testContext: TestContext): Promise<{ url: string; thumbnail: string }> {
  const { person, inside } = testContext.fixtures;
  const answer = await inside.person.post(
    `/api/users/${person.id}/media`,
    await uploaded(testContext),
  );
  expect(answer.status).toBe(201);
  return await answer.json();
}

/** A message with a picture, from the relative to the person. */
async function message({ fixtures }: TestContext): Promise<{ id: string; mediaUrl: string }> {
  const { person, relative, inside } = fixtures;
  const mediaUrl = await newAttachment(inside.relative, person);
  const body = { toUserId: person.id, type: "image", mediaUrl };
  const answer = await inside.relative.post(`/api/support/${relative.id}/messages`, body);
  expect(answer.status).toBe(201);
  return await answer.json();
}
