import { AUDIT_DEEDS } from "@acompana/kit/audit";
import { json, renderScreen } from "@acompana/kit/testing";
import type { AuditEvent } from "@acompana/kit/trail";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { carmen } from "../testing/fixtures.ts";
import { ownDataText } from "../text/own-data.ts";
import { OwnData } from "./own-data.tsx";
import { trailByDay } from "./trail-sentences.ts";

const TRAIL = "GET /api/users/u1/audit";
const CONSENTS = "GET /api/users/u1/consents";

const lucia = { role: "support", name: "Lucía López" } as const;
const ana = { role: "administrator", name: "Ana Ruiz" } as const;
const event = (action: string, at: string, actor: AuditEvent["actor"] = lucia): AuditEvent => ({
  ...{ at, action, actor },
});

const step = (day: number) => ({
  consent: "family",
  step: "given",
  administrator: null,
  at: `2026-03-0${day}T10:00:00.000Z`,
  inForceFrom: `2026-03-0${day}T10:00:00.000Z`,
});
const consents = (days: number[]) => ({
  family: { isInForce: true, due: null },
  municipal: { isInForce: false, due: null },
  ...{ mayGive: true, isProven: true, whyNot: null, supporters: [] },
  history: days.map(step),
});

const draw = (trail: (request: Request) => Response, days: number[] = []) =>
  renderScreen(<OwnData />, {
    session: carmen,
    screen: "own-data",
    answers: { [TRAIL]: trail, [CONSENTS]: () => json(consents(days)) },
  });

// A day of another year is named with its year.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-10T12:00:00Z") });
});

test("tells in sentences, day by day, what others did, each once with its count", async () => {
  const { world } = draw(() =>
    json([
      event("reminders.read", "2026-03-03T18:00:00.000Z"),
      event("media.read", "2026-03-03T17:00:00.000Z"),
      event("reminders.read", "2026-03-03T09:00:00.000Z"),
      event("chat.sent", "2026-03-03T08:00:00.000Z", { role: "person", name: "María" }),
      event("user.read", "2026-03-02T09:00:00.000Z", ana),
    ]),
  );
  await screen.findByRole("heading", { name: "Martes, 3 de marzo" });
  const trail = within(screen.getByRole("region", { name: "Quién ha visto mis datos" }));
  expect(trail.getAllByRole("listitem").map((row) => row.textContent)).toEqual([
    "Lucía López, que te acompaña, miró tus recordatorios, 2 veces.",
    "Lucía López, que te acompaña, miró tus recuerdos.",
    "Ana Ruiz, del ayuntamiento, miró tu ficha.",
  ]);
  expect(trail.getByRole("heading", { name: "Lunes, 2 de marzo" })).toBeTruthy();
  expect(trail.queryByRole("button")).toBeNull();
  expect(world.calls).toContain(`${TRAIL}?limit=50&by=others`);
});

test("'Ver más' brings what is older, to the end, which it says", async () => {
  const all = Array.from({ length: 50 }, (_, place) =>
    event("user.read", new Date(Date.parse("2026-03-02T12:00:00Z") - place * 1_000).toISOString()),
  );
  draw((request) =>
    new URL(request.url).searchParams.has("before")
      ? json([event("metrics.read", "2026-03-01T10:00:00.000Z")])
      : json(all),
  );
  const more = await screen.findByRole("button", { name: "Ver más" });
  expect(screen.getByText("Lucía López, que te acompaña, miró tu ficha, 50 veces.")).toBeTruthy();
  await userEvent.click(more);
  expect(await screen.findByText("Lucía López, que te acompaña, miró tu actividad.")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: /nada más antiguo/ }));
});

test("what happened to each consent, the newest few first, and all of it when asked for", async () => {
  draw(() => json([]), [6, 5, 4, 3, 2, 1]);
  const list = await screen.findByRole("list", { name: "Historia de los permisos" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(4);
  await userEvent.click(screen.getByRole("button", { name: "Ver toda la historia" }));
  expect(within(list).getAllByRole("listitem")).toHaveLength(6);
  expect(screen.getByText("domingo, 1 de marzo de 2026")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Ver menos" }));
});

test("heirs may get the copy until she says no, saved with the press", async () => {
  const sent: unknown[] = [];
  let heirsForbidden = false;
  const answers = (refused: boolean) => ({
    [TRAIL]: () => json([]),
    [CONSENTS]: () => json({ ...consents([]), heirsForbidden }),
    "PUT /api/users/u1/settings": async (request: Request) => {
      const body = await request.json();
      sent.push(body);
      if (refused) return json({ error: "Entra con tu PIN.", code: "COPY_NEEDS_OWN_PIN" }, 403);
      heirsForbidden = body.heirsForbidden;
      return json({});
    },
  });
  const setup = { session: carmen, screen: "own-data" } as const;
  const { world, unmount } = renderScreen(<OwnData />, { ...setup, answers: answers(false) });
  const label = "Mis herederos pueden recibir mi copia";
  const toggle = await screen.findByRole("switch", { name: label });
  expect(toggle.getAttribute("aria-checked")).toBe("true");
  await userEvent.click(toggle);
  await waitFor(() => expect(toggle.getAttribute("aria-checked")).toBe("false"));
  expect(world.said).toEqual(["toast: Tus herederos no recibirán tu copia"]);
  unmount();
  const { world: other } = renderScreen(<OwnData />, { ...setup, answers: answers(true) });
  const again = await screen.findByRole("switch", { name: label });
  await userEvent.click(again);
  await waitFor(() => expect(other.said).toEqual(["alert: Entra con tu PIN."]));
  expect(again.getAttribute("aria-checked")).toBe("false");
  expect(sent).toEqual([{ heirsForbidden: true }, { heirsForbidden: false }]);
});

test("says when nobody was there, and that it could not be read", async () => {
  const { unmount } = draw(() => json([]));
  expect(await screen.findByText("Nadie más ha mirado tus datos.")).toBeTruthy();
  unmount();
  draw(() => json({ error: "Algo ha fallado." }, 500));
  const alert = await screen.findByRole("alert");
  await waitFor(() => expect(alert.textContent).toContain("Ahora no podemos mostrar quién"));
  expect(within(alert).getByRole("button", { name: "Reintentar" })).toBeTruthy();
});

test("who is gone, nobody, and what happened by itself have their words", () => {
  const at = "2026-03-03T10:00:00.000Z";
  const [day] = trailByDay(
    [
      event("user.read", at, { role: "support", name: null }),
      event("person.pin-failed", at, { role: "anyone", name: null }),
      event("consent.family-begun", at, { role: "anyone", name: null }),
      event("user.something-new", at, ana),
      event("constructor", at, ana),
    ],
    new Date("2026-03-04T00:30:00.000Z"),
    "Europe/Madrid",
  );
  expect(day).toEqual({
    day: "Ayer",
    sentences: [
      "Alguien que te acompañaba miró tu ficha.",
      "Alguien que no dijo quién era se equivocó con tu PIN.",
      "Empezó a valer tu permiso para compartir con la familia.",
      "Ana Ruiz, del ayuntamiento, miró o cambió tus datos, 2 veces.",
    ],
  });
});

test("every action that may be about a person has words of its own", () => {
  const aboutPeople =
    /^(person|user|settings|pause|consents?|home|reminders?|media|metrics|scores?|chat|staff-notes|support-persons?|support-messages|sent-messages)\./;
  // Of nobody's life, or only the person's own to do.
  const others = new Set([
    ...["user.deleted", "user.expired", "support-person.password-set"],
    ...["support-person.password-link-created", "support-person.password-link-requested"],
    ...["consent.family-given", "consent.family-given-unproven", "consent.family-confirmed"],
    ...["consent.family-asked", "consent.municipal-asked"],
    ...["consent.municipal-given", "consent.municipal-given-unproven"],
    "consent.municipal-confirmed",
  ]);
  const { deeds, alone } = ownDataText;
  const known = Object.keys({ ...deeds, ...alone });
  const wordless = Object.keys(AUDIT_DEEDS).filter(
    (action) => aboutPeople.test(action) && !others.has(action) && !known.includes(action),
  );
  expect(wordless).toEqual([]);
  expect(known.filter((action) => !Object.hasOwn(AUDIT_DEEDS, action))).toEqual([]);
});
