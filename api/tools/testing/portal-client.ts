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

const PIN = "4071";
export const OWN_PIN = "4826";

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
  const person = { name: "Carmen López", pin: PIN, ...consents, adminId, municipalityId };
  const { id: personId } = await post("/api/users", person, token);
  return { municipalityId, adminId, token, personId };
}

/** Chooses a PIN of one's own in the person's home: their copy is given to such a session alone. */
export async function chooseOwnPin(url: string, personId: string, cookie: string): Promise<void> {
  const headers = {
    "Content-Type": "application/json",
    "Acompana-Role": "person",
    Cookie: cookie,
  };
  const body = JSON.stringify({ pin: OWN_PIN, oldPin: PIN });
  const path = `${url}/api/users/${personId}/own-pin`;
  const answer = await fetch(path, { method: "PUT", headers, body });
  if (answer.status !== 204) throw new Error(`no PIN of one's own: ${await answer.text()}`);
}

/** Enters the person's home, from a device that is known when its cookie is given; all cookies. */
export async function enterHome(
  url: string,
  personId: string,
  device = "",
  pin = PIN,
): Promise<string> {
  const path = `/api/users/${personId}/verify-pin`;
  const call = { body: { pin }, cookie: device };
  const { status, cookie, body } = await request(url, "POST", path, call);
  if (status !== 200 || !cookie.includes("acompana_person"))
    throw new Error(`no entry: ${status} ${JSON.stringify(body)}`);
  return device ? `${device}; ${cookie}` : cookie;
}
