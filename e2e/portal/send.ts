import type { Portal } from "./portal-process.ts";

/** Calls the API as a program does: with JSON, a file or a form. Rejects when it is refused. */
export async function send(
  portal: Portal,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const isRaw = body instanceof Blob || body instanceof FormData;
  const answer = await fetch(new URL(path, portal.url), {
    method,
    headers: {
      ...portal.headers,
      Origin: portal.url,
      ...(!isRaw && { "Content-Type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: isRaw ? body : JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** The cookies that an answer sets, as the next call sends them. */
export const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
