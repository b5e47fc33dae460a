import { Buffer } from "node:buffer";
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createClient } from "@hey-api/openapi-ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { gif } from "../tools/testing/files.ts";
import { withOwnFolders } from "../tools/testing/main-portal.ts";
import { enterHome, settle } from "../tools/testing/portal-client.ts";
import { startPortal } from "../tools/testing/portal-process.ts";

const run = promisify(execFile);
const project = fileURLToPath(new URL("../../", import.meta.url));

/** What somebody else writes against the client, in the words that the generator gives them. */
const PROGRAM = `
import { confirmUpload, getSession, listUsers, putUpload, requestUpload } from "./client";
import { createClient } from "./client/client";

interface Access {
  baseUrl: string;
  municipalityId: string;
  personId: string;
  token: string;
  cookie: string;
}

async function readByBearer({ baseUrl, token, municipalityId }: Access): Promise<string[]> {
  const client = createClient({
    baseUrl,
    auth: ({ scheme }) => (scheme === "bearer" ? token : undefined),
  });
  const query = { municipalityId, limit: 10 };
  const { data } = await listUsers({ client, query, throwOnError: true });
  const people = "users" in data ? data.users : data;
  return people.map((person) => person.name);
}

const asPerson = ({ baseUrl, cookie }: Access) =>
  createClient({
    baseUrl,
    auth: ({ in: place, name }) =>
      place === "cookie" && name === "acompana_person" ? cookie : undefined,
  });

async function readByCookie(access: Access): Promise<string | null> {
  const { data, error } = await getSession({ client: asPerson(access) });
  if (error) throw new Error(error.error);
  return data.role === "person" ? data.user.name : null;
}

async function upload(access: Access, file: Blob): Promise<string> {
  const client = asPerson(access);
  const path = { userId: access.personId };
  const { size } = file;
  const announced = { mimeType: "image/gif", size, originalName: "gato.gif" };
  const { data } = await requestUpload({ client, path, body: announced, throwOnError: true });
  const place = new URL(data.uploadURL, access.baseUrl);
  const query = (name: string) => place.searchParams.get(name) ?? "";
  await putUpload({
    client,
    path: { name: place.pathname.split("/").at(-1) ?? "" },
    query: { expires: query("expires"), signature: query("signature") },
    headers: { "Content-Type": "image/gif" },
    body: file,
    throwOnError: true,
  });
  const body = { fileURL: data.fileURL, title: "El gato" };
  const kept = await confirmUpload({ client, path, body, throwOnError: true });
  return kept.data.mimeType;
}

async function refusal({ baseUrl }: Access): Promise<string | undefined> {
  const { error } = await getSession({ client: createClient({ baseUrl }) });
  return error?.code;
}

async function main(access: Access): Promise<void> {
  const said = {
    people: await readByBearer(access),
    name: await readByCookie(access),
    kept: await upload(access, new Blob([Buffer.from(process.argv[3] ?? "", "base64")])),
    refused: await refusal(access),
  };
  console.log(JSON.stringify(said));
}
void main(JSON.parse(process.argv[2] ?? ""));
`;

/** As a new project on Node has it. */
const SETTINGS = {
  compilerOptions: {
    ...{ strict: true, module: "nodenext", target: "es2022", outDir: "built" },
    ...{ types: ["node"], typeRoots: [`${project}node_modules/@types`] },
  },
  files: ["program.ts"],
};

const { settled } = withOwnFolders();
let folder: string;

/** What TypeScript says against the program; it is built where that is nothing. */
async function build(program: string): Promise<string> {
  await writeFile(join(folder, "program.ts"), program);
  const tsc = `${project}node_modules/typescript-native/bin/tsc`;
  const failed = ({ stdout }: { stdout: string }) => ({ stdout });
  return (await run("node", [tsc, "-p", folder]).catch(failed)).stdout;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "acompana-client-"));
  const into = join(folder, "client");
  await createClient({ input: `${project}openapi.yaml`, output: into, logs: { level: "silent" } });
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(SETTINGS));
});
afterAll(() => rm(folder, { recursive: true }));

test("a mistake in the use of a client that is generated from the contract is seen", async () => {
  const wrong = PROGRAM.replace("person.name)", "person.surname)");
  expect(await build(wrong)).toContain("Property 'surname' does not exist");
});

test("it reads with a bearer and with a cookie, sends a file, and tells a refusal", async () => {
  expect(await build(PROGRAM)).toBe("");
  const portal = await startPortal(await settled("generated"));
  const { municipalityId, personId, token } = await settle(portal.url);
  const cookies = await enterHome(portal.url, personId);
  const cookie = /acompana_person=([^;]+)/.exec(cookies)?.[1];
  const access = JSON.stringify({
    ...{ baseUrl: portal.url, municipalityId, personId, token, cookie },
  });
  const file = Buffer.from(gif()).toString("base64");
  const { stdout } = await run("node", [join(folder, "built", "program.js"), access, file]);
  expect(JSON.parse(stdout)).toEqual({
    people: ["Carmen López"],
    name: "Carmen López",
    kept: "image/gif",
    refused: "NO_SESSION",
  });
  await portal.stop("SIGINT");
});
