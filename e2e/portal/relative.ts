import { readFile } from "node:fs/promises";
import { type Person, signInAdministrator } from "./fixtures.ts";
import type { Portal } from "./portal-process.ts";
import { cookiesOf, send } from "./send.ts";

interface Login {
  email: string;
  password: string;
}

interface Message {
  content?: string;
  /** One of the files of `e2e/files`. */
  file?: { name: string; mimeType: string };
}

/** Sends messages as a relative does, one after the other, through the API. */
export async function sendMessages(
  portal: Portal,
  { email, password }: Login,
  person: Person,
  messages: Message[],
): Promise<void> {
  const { municipalityId } = await signInAdministrator(portal);
  const headers: Record<string, string> = { "Acompana-Role": "support" };
  const post = async (path: string, body: object) => {
    const answer = await send(portal, "POST", path, body, headers);
    headers.Cookie ??= cookiesOf(answer);
    return await answer.json();
  };
  const { id } = await post("/api/support/login", { email, password, municipalityId });
  for (const { content, file } of messages) {
    let attached = {};
    if (file) {
      const form = new FormData();
      const bytes = await readFile(new URL(`../files/${file.name}`, import.meta.url));
      form.append("userId", person.id);
      form.append("file", new Blob([bytes], { type: file.mimeType }), file.name);
      const { url } = await post("/api/upload", form);
      attached = { mediaUrl: url, type: file.mimeType.startsWith("video/") ? "video" : "image" };
    }
    const message = { toUserId: person.id, ...(content && { content }), ...attached };
    await post(`/api/support/${id}/messages`, { type: "text", ...message });
  }
}
