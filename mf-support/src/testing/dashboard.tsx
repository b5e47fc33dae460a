import type { SupportSession } from "@acompana/kit/area";
import { json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import { SupportDashboard } from "../support-dashboard/support-dashboard.tsx";
import { sessionWith } from "./fixtures.ts";

export const SESSION = "GET /api/session";
export const MEDIA = "GET /api/users/u1/media";

/** What the main view tells of each person. */
const glance = Object.fromEntries(
  ["u1", "u2"].flatMap((id) => [
    [`GET /api/users/${id}/reminders`, () => json([])],
    [`GET /api/users/${id}/reminders/upcoming`, () => json([])],
    [`GET /api/users/${id}/metrics`, () => json({ dailyActivity: [] })],
  ]),
);

export const shared = ["Métricas", "Recordatorios", "Recuerdos"];
export const explanation = "Carmen López no ha autorizado compartir esta información";
export const reportError = vi.fn();

/** Each test has the views there already, and is alone in seeing what is logged. */
export function withViews(): void {
  // They are fetched when they are first opened, which takes long on a busy machine.
  beforeAll(async () => {
    await Promise.all([
      import("../message/message.tsx"),
      import("../reminders/reminders.tsx"),
      import("../memories/memories.tsx"),
      import("../my-account/my-account.tsx"),
    ]);
  });
  beforeEach(() => void vi.stubGlobal("reportError", reportError));
  afterEach(() => {
    reportError.mockClear();
  });
}

export function draw(
  users: SupportSession["users"],
  answers?: ScreenSetup["answers"],
  setup: ScreenSetup = {},
) {
  const session = sessionWith(users);
  const view = renderScreen(<SupportDashboard />, {
    screen: "support-dashboard",
    session,
    answers: { [SESSION]: () => json(session), [MEDIA]: () => json([]), ...glance, ...answers },
    ...setup,
  });
  return { ...view, user: userEvent.setup() };
}

/** What the server says now of whom is shared with. */
export const consents = (...users: SupportSession["users"]) => ({
  [SESSION]: () => json(sessionWith(users)),
});

export const card = (title: string) =>
  screen.getByRole("button", { name: new RegExp(`^${title}`) });
export const dimmed = () => screen.queryAllByText("Requiere autorización");
export const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

/** A browser's storage that outlives a session. */
export function storage() {
  const kept = new Map<string, string>();
  return {
    kept,
    read: (name: string) => kept.get(name) ?? null,
    write: (name: string, value: string | null) =>
      void (value === null ? kept.delete(name) : kept.set(name, value)),
  };
}

export const box = () => screen.findByLabelText<HTMLTextAreaElement>("Tu mensaje");
export const clip = () => new File(["bytes"], "clip.mp4", { type: "video/mp4" });

/** Writes as a paste would: the dashboard would be drawn again for each key. */
export async function write(user: ReturnType<typeof userEvent.setup>, words: string) {
  await user.click(await box());
  await user.paste(words);
}

/** Writes a message with a video and goes back without sending it. */
export async function leaveHalfWritten(user: ReturnType<typeof userEvent.setup>) {
  await user.click(card("Enviar Mensaje"));
  await write(user, "Hola, mamá");
  await user.upload(screen.getByLabelText(/^Elegir foto o/), clip());
  await user.click(screen.getByRole("button", { name: "Volver" }));
}
