import { readFile } from "node:fs/promises";
import { deviceCookie } from "./devices.ts";
import type { Person } from "./fixtures.ts";
import type { Portal } from "./portal-process.ts";
import { cookiesOf, send } from "./send.ts";

/** A call in the person's own session. Rejects when it is refused. */
type Call = <Answer>(method: string, path: string, body?: unknown) => Promise<Answer>;

/** Enters a person's home through the API, beside whatever the browser does. */
export async function enterHome(portal: Portal, person: Person): Promise<Call> {
  return (await openSession(portal, person)).call;
}

/** A person's own session: calls that answer with JSON, and files as they are stored. */
export async function openSession(
  portal: Portal,
  person: Person,
): Promise<{ call: Call; file: (path: string) => Promise<Response> }> {
  const path = `/api/users/${person.id}/verify-pin`;
  const device = { Cookie: await deviceCookie(portal) };
  const verdict = await send(portal, "POST", path, { pin: person.pin }, device);
  const headers = { Cookie: cookiesOf(verdict), "Acompana-Role": "person" };
  return {
    file: (path) => send(portal, "GET", path, undefined, headers),
    async call(method, path, body) {
      const answer = await send(portal, method, path, body, headers);
      const text = await answer.text();
      return text ? JSON.parse(text) : undefined;
    },
  };
}

/** Keeps one of the files of `e2e/files` as a memory of the person. */
export async function keepMemory(
  call: Call,
  person: Person,
  memory: { file: string; mimeType: string; title: string; description?: string },
): Promise<void> {
  const { mimeType, title, description } = memory;
  const bytes = await readFile(new URL(`../files/${memory.file}`, import.meta.url));
  const announced = { mimeType, size: bytes.length, originalName: memory.file };
  const path = `/api/users/${person.id}/media`;
  type Addresses = { uploadURL: string; fileURL: string };
  const { uploadURL, fileURL } = await call<Addresses>("POST", `${path}/upload-url`, announced);
  await call("PUT", uploadURL, new Blob([bytes], { type: mimeType }));
  await call("POST", path, { ...announced, fileURL, title, description });
}

/** What gives the consent to share with the family, or withdraws it, as the person does. */
export async function familyConsentOf(
  call: Call,
  { id, pin }: Person,
): Promise<(familyConsent: boolean) => Promise<void>> {
  // Only whose PIN is her own gives a consent.
  await call("PUT", `/api/users/${id}/own-pin`, { pin: "4826", oldPin: pin });
  return (familyConsent) => call("PUT", `/api/users/${id}/settings`, { familyConsent });
}
