import { readFile } from "node:fs/promises";
import { type Person, signInAdministrator } from "./fixtures.ts";
import type { Portal } from "./portal-process.ts";

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
  const headers: Record<string, string> = {
    ...portal.headers,
    Origin: portal.url,
    "Acompana-Role": "support",
  };
  const send = async (path: string, body: unknown): Promise<{ id: string; url: string }> => {
    const isForm = body instanceof FormData;
    const answer = await fetch(portal.url + path, {
      method: "POST",
      headers: isForm ? headers : { ...headers, "Content-Type": "application/json" },
      body: isForm ? body : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`POST ${path}: ${answer.status} ${await answer.text()}`);
    const cookies = answer.headers.getSetCookie().map((one) => one.split(";")[0]);
    if (cookies.length > 0) headers.Cookie = cookies.join("; ");
    return await answer.json();
  };
  const { id } = await send("/api/support/login", { email, password, municipalityId });
  for (const { content, file } of messages) {
    let attached = {};
    if (file) {
      const form = new FormData();
      const bytes = await readFile(new URL(`../files/${file.name}`, import.meta.url));
      form.append("userId", person.id);
      form.append("file", new Blob([bytes], { type: file.mimeType }), file.name);
      const { url } = await send("/api/upload", form);
      attached = { mediaUrl: url, type: file.mimeType.startsWith("video/") ? "video" : "image" };
    }
    const message = { toUserId: person.id, ...(content && { content }), ...attached };
    await send(`/api/support/${id}/messages`, { type: "text", ...message });
  }
}
