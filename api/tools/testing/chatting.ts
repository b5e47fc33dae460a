import { expect } from "vitest";
import { createWeather } from "../../features/assistant/index.ts";
import type { ChatMessage, ChatReply } from "../../features/chat/index.ts";
import type { Assistant } from "../../platform/context.ts";
import { Browser } from "./browser.ts";
import { createApp } from "./checked-app.ts";
import type { Person } from "./fixtures.ts";
import type { TestPortal } from "./test-portal.ts";

export const NO_WEATHER = createWeather({ baseUrl: "http://localhost:9", place: null });

export const chatPath = ({ id }: { id: string }) => `/api/users/${id}/chat`;

export async function send(browser: Browser, someone: Person, content: string): Promise<ChatReply> {
  const answer = await browser.post(chatPath(someone), { content });
  const body = await answer.json();
  expect({ status: answer.status, body }).toMatchObject({ status: 201 });
  return body;
}

export async function read(browser: Browser, someone: Person, query = ""): Promise<ChatMessage[]> {
  const answer = await browser.get(chatPath(someone) + query);
  expect(answer.status).toBe(200);
  return await answer.json();
}

/** The same browser at a portal with another assistant. */
export function withAssistant(
  portal: TestPortal,
  browser: Browser,
  { answer, tellsWeather = false }: Pick<Assistant, "answer"> & Partial<Assistant>,
): Browser {
  const app = createApp({ ...portal.services, assistant: { answer, tellsWeather } });
  const other = new Browser(async (request, info) => await app.fetch(request, info), "192.0.2.250");
  for (const [name, value] of browser.cookies) other.cookies.set(name, value);
  return other;
}
