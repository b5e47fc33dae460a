import { createHash, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { administrators } from "../../db/schema/admins.ts";
import { erasureReceipts } from "../../db/schema/erasure-receipts.ts";
import { retentionRuns } from "../../db/schema/retention.ts";
import { users } from "../../db/schema/users.ts";
import type { AccountSession } from "../../features/account/index.ts";
import { nameOfMunicipality } from "../../features/municipalities/index.ts";
import { ANYONE_ACTOR } from "../../platform/audit/actor.ts";
import { recordEvent } from "../../platform/audit/record-event.ts";
import { hashToken } from "../../platform/secrets/tokens.ts";
import { type Addresses, csvFile, formOf, newAttachment, png, putFile } from "./files.ts";
import { codeOf, PASSWORD, signInAdmin } from "./fixtures.ts";
import { newReleaseToken } from "./release-tokens.ts";
import { activateElsewhere, layRelease, releaseOf } from "./releases.ts";
import { giveApp, openStep } from "./second-factor.ts";
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

/** By rows of the authorization table; see `specialOf`. */
const SPECIAL: Record<string, (testContext: TestContext) => Special | Promise<Special>> = {
  ensureMunicipality: () => ({ body: { name: "Aldea 1" } }),
  createFirstAdministrator: () => ({ body: { email: "otra@aldea.es" } }),
  "createFirstAdministrator:invited": async (testContext) => {
    const { code: invitation } = await invited(testContext);
    return { body: { email: `${randomUUID()}@aldea.es`, invitation } };
  },
  checkInvitation: async (testContext) => ({ body: await invited(testContext) }),
  loginAdministrator: ({ fixtures }) => ({
    body: { email: fixtures.admin.email, password: PASSWORD },
  }),
  loginWithCode: async ({ portal, fixtures }) => ({
    body: await openStep(portal, fixtures.admin.id, "code"),
  }),
  showEnrolment: async ({ portal, fixtures }) => {
    const { challenge } = await openStep(portal, fixtures.admin.id, "enrol");
    return { body: { challenge } };
  },
  loginEnrolling: async ({ portal, fixtures }) => ({
    body: await openStep(portal, fixtures.admin.id, "enrol"),
  }),
  finishEnrolment: async ({ portal, fixtures }) => ({
    body: await openStep(portal, fixtures.admin.id, "replace"),
  }),
  createRecoveryCodes: async ({ portal, fixtures }) => {
    const app = await giveApp(portal, fixtures.admin.id);
    return { body: { code: app.code() } };
  },
  recoverAdministrator: async ({ portal, fixtures }) => {
    const { email, municipalityId } = fixtures.admin;
    return { body: { email, municipality: await nameOfMunicipality(portal.db, municipalityId) } };
  },
  loginSupportPerson: ({ fixtures }) => ({
    body: { email: fixtures.relative.email, password: PASSWORD },
  }),
  // Of nobody's, and each time another: letters to one address are few.
  requestSupportPasswordLink: () => ({ body: { email: `${randomUUID()}@correo.es` } }),
  checkSupportInvitation: withSupportCode,
  acceptSupportInvitation: withSupportCode,
  // There is something to look at, later than what was put away.
  listAttention: async ({ portal, fixtures }) => {
    const { id: subjectId, municipalityId } = fixtures.admin;
    const at = new Date(portal.services.clock().getTime() + 1_000);
    const event = { at, actor: ANYONE_ACTOR, subjectId, municipalityId };
    await recordEvent(portal.db, { ...event, action: "guessing.noticed" });
    return {};
  },
  putAttentionAway: ({ portal }) => ({
    body: {
      until: new Date(portal.services.clock().getTime() + 5_000).toISOString(),
      count: 1_000_000,
    },
  }),
  resumeRetention: async ({ portal }) => {
    const lastAt = new Date(portal.services.clock().getTime() - 90 * 24 * 3600 * 1000);
    const run = { kind: "stray-chats", day: lastAt.toISOString().slice(0, 10) } as const;
    await portal.db
      .insert(retentionRuns)
      .values({ ...run, removed: 0, lastAt })
      .onConflictDoNothing();
    return {};
  },
  setPause: (testContext) => ({ body: { ...daysOf(testContext), until: null } }),
  createAnnouncement: (testContext) => ({ body: daysOf(testContext) }),
  changeAnnouncement: (testContext) => ({ body: { ...daysOf(testContext), version: 1 } }),
  endPause: async ({ portal, fixtures }) => {
    const path = `/api/users/${fixtures.person.id}/pause`;
    const { token } = fixtures.admin;
    await portal.browser().put(path, { reason: "hospital" }, { token });
    return {};
  },
  "listUsers:full": ({ fixtures }) => ({ query: { adminId: fixtures.admin.id } }),
  // Each time somebody else: who is there already is not enrolled again.
  importUsers: () => ({ body: { file: csvFile(["Nombre", randomUUID()].join("\n")) } }),
  makeUserSheets: ({ fixtures }) => ({
    body: { userIds: [fixtures.person.id], withDeviceLink: true },
  }),
  choosePin: ({ fixtures }) => ({ body: { pin: "6148", oldPin: fixtures.person.pin } }),
  giveConsentOnPaper: () => ({ ids: { consent: "municipal" } }),
  answerConsentQuestion: () => ({ ids: { consent: "municipal" } }),
  "changeSettings:consent": () => ({ body: { familyConsent: true, municipalConsent: true } }),
  "changeSettings:theme": () => ({ body: { darkMode: true } }),
  "changeSettings:heirs": () => ({ body: { heirsForbidden: true } }),
  // Of somebody whose death is not noted.
  "exportUserOnRequest:heir": () => ({
    body: { requestedBy: "heir", representative: "Luis", identifiedBy: "heirship" },
  }),
  getErasure: async ({ portal, fixtures }) => {
    const userId = randomUUID();
    const { id: erasedBy, municipalityId } = fixtures.admin;
    const ofPerson = { reminders: 0, memories: 0, messages: 0 };
    const counts = { ...ofPerson, chatTurns: 0, scores: 0, relatives: 0 };
    const row = { userId, municipalityId, erasedBy, erasedAt: portal.services.clock() };
    await portal.db.insert(erasureReceipts).values({ ...row, counts, fileKeys: [] });
    return { ids: { userId } };
  },
  claimDevice: async (testContext) => {
    const { code } = await ask(testContext, "/api/devices/links", { name: null });
    return { body: { code } };
  },
  checkPasswordLink: withPasswordCode,
  takePasswordLink: withPasswordCode,
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
  sendReleaseFile: announcedFile,
  activateRelease: sentVersion,
  rollBackRelease: activeVersion,
  revokeReleaseToken: tokenToRevoke,
  "sendSupportMessage:unlinked": ({ fixtures }) => ({
    ids: { supportId: fixtures.otherRelative.id },
    body: { type: "text", mediaUrl: null },
  }),
};

/** Today alone, for an announcement of the town hall. */
function daysOf({ portal }: TestContext) {
  const today = portal.services.clock().toISOString().slice(0, 10);
  return { from: today, until: today };
}

/** What a row's variant brings along, whoever calls: a program's token counts before cookies. */
const PROGRAMS: Record<string, (fixtures: TestContext["fixtures"]) => string> = {
  token: ({ programs }) => programs.releaseToken,
  operator: ({ programs }) => programs.operator(),
};

/** By a row of the authorization table; a program's variant is its operation's request. */
export async function specialOf(testContext: TestContext, row: string): Promise<Special> {
  const [operation = "", variant = ""] = row.split(":");
  const program = PROGRAMS[variant];
  const special = await SPECIAL[program ? operation : row]?.(testContext);
  const token = program?.(testContext.fixtures);
  return { ...special, ...(token && { headers: { Authorization: `Bearer ${token}` } }) };
}

/** A token that no other request of the tests uses. */
async function tokenToRevoke({ portal }: TestContext) {
  const token = await newReleaseToken(portal, "radio");
  return { ids: { tokenId: hashToken(token.replace("release.", "")).slice(0, 8) } };
}

/** A file that an announced release waits for. */
async function announcedFile({ portal, fixtures }: TestContext) {
  const content = new TextEncoder().encode(`export const made = "${randomUUID()}";`);
  const contents = { "remoteEntry.js": new TextDecoder().decode(content) };
  const release = releaseOf("games", `9.0.0-${randomUUID()}`, { contents });
  const { releaseToken: token } = fixtures.programs;
  const announced = await portal.browser().post("/api/releases", release, { token });
  expect(announced.status).toBe(200);
  const hash = createHash("sha384").update(content).digest("hex");
  return { ids: { hash }, raw: { content, headers: { "Content-Type": BYTES } } };
}

const BYTES = "application/octet-stream";

/** A version of the games that is there and not active. */
async function sentVersion({ portal }: TestContext) {
  const contents = { "remoteEntry.js": randomUUID() };
  const release = releaseOf("games", `9.0.0-${randomUUID()}`, { contents });
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
  releases: () => "games",
  support: ({ fixtures }) => fixtures.relative.id,
  "support-persons": ({ fixtures }) => fixtures.relative.id,
  photos: async ({ portal, fixtures }) => {
    const key = `${"a".repeat(43)}.png`;
    await portal.db.update(users).set({ photoKey: key }).where(eq(users.id, fixtures.person.id));
    await portal.disk.put(`photos/${key}`, png());
    return key;
  },
  registry: () => "games",
  invitations: async (testContext) => {
    await invited(testContext);
    return await newestOf(testContext, "/api/admin/invitations");
  },
  "support-invitations": async (testContext) => {
    await withSupportCode(testContext);
    return await newestOf(testContext, supportInvitations(testContext));
  },
  // Not the caller: nobody makes a link for themselves.
  colleagues: async ({ portal, fixtures: { admin } }) => {
    const email = `${randomUUID()}@aldea.es`;
    const { municipalityId } = admin;
    const luis = { name: "Luis Vega", passwordHash: "", createdAt: portal.services.clock() };
    const row = { ...luis, municipalityId, email };
    const [colleague] = await portal.db.insert(administrators).values(row).returning();
    return colleague?.id ?? "";
  },
  // Another one than that of the calls.
  sessions: async ({ portal, fixtures: { admin } }) => {
    const { token } = await signInAdmin(portal, admin);
    const answer = await portal.browser().get("/api/account/sessions", { token });
    const own = (await answer.json()).find(({ isThisOne }: AccountSession) => isThisOne);
    return own.id;
  },
  announcements: async (testContext) => {
    const written = { text: "Mañana, mercadillo", recipients: null, ...daysOf(testContext) };
    return (await ask(testContext, "/api/announcements", written)).id;
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

async function newestOf({ portal, fixtures }: TestContext, path: string): Promise<string> {
  const answer = await portal.browser().get(path, { token: fixtures.admin.token });
  return (await answer.json())[0].id;
}

/** The code of an invitation to become an administrator. */
const invited = (testContext: TestContext): Promise<{ code: string }> =>
  ask(testContext, "/api/admin/invitations");

const supportInvitations = ({ fixtures }: TestContext) =>
  `/api/users/${fixtures.person.id}/support-invitations`;

/** The code of an invitation to accompany the person. */
async function withSupportCode(testContext: TestContext) {
  const body = { name: "Eva Gil", email: `${randomUUID()}@correo.es` };
  const { invitation } = await ask(testContext, supportInvitations(testContext), body);
  return { body: { code: invitation.code } };
}

/** Of a link for the relative. */
async function withPasswordCode(testContext: TestContext) {
  const { id } = testContext.fixtures.relative;
  const { url } = await ask(testContext, `/api/support-persons/${id}/password-link`);
  return { body: { code: codeOf(url) } };
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
