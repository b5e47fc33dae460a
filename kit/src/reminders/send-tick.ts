import { type ApiClient, ApiError, unwrap } from "../api/index.ts";
import type { Session } from "../area/index.ts";
import type { Delivery } from "../outbox/index.ts";
import type { Reminder } from "./reminder.ts";
import type { Tick } from "./tick.ts";

/** What became of sending one. */
export type Sent =
  | { delivery: "done"; reminder: Reminder }
  | { delivery: "done"; refused: unknown }
  | { delivery: Exclude<Delivery, "done"> };

/** Sends one. The same key makes it count once. */
export async function sendTick(
  { api, session }: { api: ApiClient; session: Session | null },
  tick: Tick,
  key: string,
): Promise<Sent> {
  if (!navigator.onLine) return { delivery: "unsent" };
  try {
    return { delivery: "done", reminder: await complete(api, tick, key) };
  } catch (error) {
    return await afterFailure(api, session, error);
  }
}

async function complete(api: ApiClient, tick: Tick, key: string): Promise<Reminder> {
  const { userId, id, dateTime: occurrence, isCompleted, at } = tick;
  const path = "/api/users/{userId}/reminders/{id}/complete";
  const params = { path: { userId, id }, header: { "Idempotency-Key": key } };
  const body = { occurrence, isCompleted };
  try {
    // The tablet's cover may be closed at once, which closes the page.
    return await unwrap(
      api.PATCH(path, { params, body: { ...body, completedAt: at }, keepalive: true }),
    );
  } catch (error) {
    // The device's clock is wrong: then it counts as made when it arrives.
    if (!(error instanceof ApiError && error.body.fields?.completedAt)) throw error;
    return await unwrap(api.PATCH(path, { params, body, keepalive: true }));
  }
}

const OWN = ["CONSENT_REQUIRED", "NOT_FOUND"];

async function afterFailure(
  api: ApiClient,
  session: Session | null,
  error: unknown,
): Promise<Sent> {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401) return { delivery: "unsent" };
  if ([400, 409, 413, 415, 422].includes(status)) return { delivery: "done", refused: error };
  if (status !== 403 && status !== 404) return { delivery: "unknown" };
  // These two are said only to whoever may act for that person.
  const isOwn = error instanceof ApiError && OWN.includes(error.body.code ?? "");
  if (isOwn) return { delivery: "done", refused: error };
  // Another person may have entered in another tab: then it waits for its own.
  return (await isStill(session, api))
    ? { delivery: "done", refused: error }
    : { delivery: "unsent" };
}

/** Whether the server still knows this page by the session that it was drawn for. */
async function isStill(session: Session | null, api: ApiClient): Promise<boolean> {
  try {
    const known = await unwrap(api.GET("/api/session"));
    return session !== null && ownerOf(known) === ownerOf(session);
  } catch {
    // Nobody is signed in, or nobody knows: it waits.
    return false;
  }
}

function ownerOf(session: Session): string {
  if (session.role === "person") return session.user.id;
  return session.role === "support" ? session.supportPerson.id : session.administrator.id;
}
