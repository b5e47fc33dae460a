import { PASSWORD } from "./fixtures.ts";

type Answer = { status: number; body: unknown; cookie: string };

/** What the tests of a running server send: JSON, with a cookie or a bearer. */
export async function request(
  url: string,
  method: string,
  path: string,
  call: { body?: unknown; cookie?: string; token?: string } = {},
): Promise<Answer> {
  const headers = new Headers({ "Content-Type": "application/json" });
  if (call.cookie) headers.set("Cookie", call.cookie);
  if (call.token) headers.set("Authorization", `Bearer ${call.token}`);
  const init: RequestInit = { method, headers };
  if (call.body !== undefined) init.body = JSON.stringify(call.body);
  const answer = await fetch(url + path, init);
  const cookies = answer.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
  return { status: answer.status, body: await answer.json(), cookie: cookies.join("; ") };
}

export type Settled = { municipalityId: string; adminId: string; token: string; personId: string };

/** A municipality with its administrator and one older person whose PIN is 4071. */
export async function settle(url: string): Promise<Settled> {
  const post = async (path: string, body: unknown, token = "") => {
    const answer = await request(url, "POST", path, { body, token });
    if (answer.status >= 300) throw new Error(JSON.stringify(answer));
    return answer.body as { id: string; token: string };
  };
  const name = "Villanueva del Valle";
  const { id: municipalityId } = await post("/api/municipalities/ensure", { name });
  const account = { email: "ana@aldea.es", password: PASSWORD, municipalityId };
  await post("/api/admin/create-first", { name: "Ana Ruiz", ...account });
  const { id: adminId, token } = await post("/api/admin/login", account);
  const consents = { familyConsent: true, municipalConsent: false };
  const person = { name: "Carmen López", pin: "4071", ...consents, adminId, municipalityId };
  const { id: personId } = await post("/api/users", person, token);
  return { municipalityId, adminId, token, personId };
}

/** Enters the person's home, from a device that is known when its cookie is given; all cookies. */
export async function enterHome(url: string, personId: string, device = ""): Promise<string> {
  const path = `/api/users/${personId}/verify-pin`;
  const call = { body: { pin: "4071" }, cookie: device };
  const { status, cookie, body } = await request(url, "POST", path, call);
  if (status !== 200 || !cookie.includes("acompana_person"))
    throw new Error(`no entry: ${status} ${JSON.stringify(body)}`);
  return device ? `${device}; ${cookie}` : cookie;
}
