import { declaredHomeCards, json, renderScreen } from "@acompana/kit/testing";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { beforeEach, expect, test } from "vitest";
import { Gallery } from "./gallery/gallery.tsx";
import { Reminders } from "./reminders/reminders.tsx";
import { SupportMessages } from "./support-messages/support-messages.tsx";
import { carmen, nothingNew } from "./testing/fixtures.ts";
import { UserMenu } from "./user-menu/user-menu.tsx";

const homeCards = await declaredHomeCards();
const of = "/api/users/u1";
const now = new Date().toISOString();
const pill = {
  id: "r1",
  title: "Pastilla",
  description: null,
  // Overdue: under 'Hoy' whatever the hour of the test.
  dateTime: new Date(Date.now() - 3600_000).toISOString(),
  category: "Medicación",
  recurrency: "none",
  isCompleted: false,
  isOverdue: true,
};
const photo = {
  id: "p1",
  mimeType: "image/jpeg",
  title: "En la plaza",
  description: null,
  originalName: "a.jpg",
  url: "/a",
  thumbnail: null,
  uploadedAt: now,
  isFavorite: false,
};
const message = {
  id: "m1",
  createdAt: now,
  seen: false,
  type: "image",
  content: "Archivo adjunto",
  mediaUrl: `${of}/objects/abc`,
  toUserId: "u1",
  from: { id: "s1", name: "Elena Ruiz" },
};

/** What the server has. */
let server: { reminders: (typeof pill)[]; media: (typeof photo)[]; messages: (typeof message)[] };
const done = () => new Response(null, { status: 204 });
const answers = {
  [`GET ${of}/home`]: () =>
    json({
      ...nothingNew,
      pendingReminders: server.reminders.filter(({ isCompleted }) => !isCompleted).length,
      keptFiles: server.media.length,
    }),
  [`POST ${of}/activity`]: done,
  [`GET ${of}/reminders`]: () => json(server.reminders),
  [`GET ${of}/reminders/upcoming`]: () => json([]),
  [`PATCH ${of}/reminders/r1/complete`]: () => {
    const marked = { ...pill, isCompleted: true, isOverdue: false };
    server.reminders = [marked];
    return json(marked);
  },
  [`DELETE ${of}/reminders/r1`]: () => {
    server.reminders = [];
    return done();
  },
  [`GET ${of}/media`]: () => json(server.media),
  "DELETE /api/media/p1": () => {
    server.media = [];
    return done();
  },
  [`GET ${of}/support-messages`]: () => json(server.messages),
  [`POST ${of}/support-messages/mark-seen`]: () => {
    server.messages = server.messages.map((one) => ({ ...one, seen: true }));
    return done();
  },
  [`POST ${of}/support-messages/m1/keep`]: () => {
    server.media = [...server.media, { ...photo, id: "p2" }];
    return json({ id: "p2" }, 201);
  },
  [`DELETE ${of}/support-messages/delete-seen`]: () => {
    server.messages = [];
    return done();
  },
};

beforeEach(() => {
  server = { reminders: [pill], media: [photo], messages: [message] };
});

interface Change {
  what: string;
  where: ReactElement;
  make: (world: ReturnType<typeof renderScreen>["world"]) => Promise<unknown>;
  before: string;
  after: string | RegExp;
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));

const CHANGES: Change[] = [
  {
    what: "marking a reminder",
    where: <Reminders />,
    make: () => press("Hecho: Pastilla"),
    before: "1 pendiente",
    after: "No hay recordatorios pendientes",
  },
  {
    what: "deleting a reminder",
    where: <Reminders />,
    make: async () => {
      await press("Opciones: Pastilla");
      await press("Eliminar: Pastilla");
    },
    before: "1 pendiente",
    after: "No hay recordatorios pendientes",
  },
  {
    what: "deleting a memory",
    where: <Gallery />,
    make: () => press("Eliminar: En la plaza"),
    before: "1 archivo guardado",
    after: /^No hay archivos/,
  },
  {
    what: "keeping a relative's photo",
    where: <SupportMessages />,
    make: () => press(/Guardar en Mis Recuerdos/),
    before: "1 archivo guardado",
    after: "2 archivos guardados",
  },
  {
    what: "leaving the messages, which deletes them",
    where: <SupportMessages />,
    make: async (world) => {
      await screen.findByText("Nuevo").catch(() => null);
      await act(() => world.runGuards());
    },
    before: "1 archivo guardado",
    after: "No hay mensajes",
  },
];

test.each(CHANGES)("the home shows it after $what", async ({ where, make, before, after }) => {
  const { world } = renderScreen(
    <>
      <UserMenu />
      {where}
    </>,
    { session: carmen, homeCards, answers },
  );
  await screen.findByText(before);
  await make(world);
  expect(await screen.findByText(after)).toBeTruthy();
});
