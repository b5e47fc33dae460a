import { chosen, declaredHomeCards, json, press, renderScreen } from "@acompana/kit/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { beforeEach, expect, test } from "vitest";
import { Chat } from "../chat/chat.tsx";
import { Gallery } from "../gallery/gallery.tsx";
import { OwnData } from "../own-data/own-data.tsx";
import { Reminders } from "../reminders/reminders.tsx";
import { SupportMessages } from "../support-messages/support-messages.tsx";
import { UserMenu } from "../user-menu/user-menu.tsx";
import { carmen, nothingNew } from "./fixtures.ts";

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

const said = (content: string) => ({ id: "c1", sender: "assistant", content, timestamp: now });

/** One consent on paper that is not in force yet. */
const paper = {
  family: { isInForce: false, due: null },
  municipal: { isInForce: false, due: now },
  mayGive: false,
  whyNot: null,
  history: [
    {
      consent: "municipal",
      step: "on-paper",
      administrator: "Ana Ruiz",
      at: now,
      inForceFrom: now,
    },
  ],
};

/** What the server has. */
let server: {
  reminders: (typeof pill)[];
  media: (typeof photo)[];
  messages: (typeof message)[];
  chat: ReturnType<typeof said>[];
  waiting: string[];
};
const done = () => new Response(null, { status: 204 });
const answers = {
  [`GET ${of}/home`]: () =>
    json({
      ...nothingNew,
      pendingReminders: server.reminders.filter(({ isCompleted }) => !isCompleted).length,
      keptFiles: server.media.length,
      waitingConsents: server.waiting,
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
  [`GET ${of}`]: () => json(carmen.user),
  [`GET ${of}/consents`]: () => json(paper),
  [`PUT ${of}/settings`]: () => {
    server.waiting = [];
    return json(carmen.user);
  },
  [`GET ${of}/chat`]: () => json(server.chat),
  [`POST ${of}/chat`]: () => {
    const userMessage = { ...said("Buenos días"), id: "c2", sender: "user" };
    const assistantMessage = { ...said("Buenos días, Carmen"), id: "c3" };
    server.chat = [...server.chat, userMessage, assistantMessage];
    return json({ userMessage, assistantMessage, danger: null }, 201);
  },
  [`DELETE ${of}/chat`]: done,
  [`DELETE ${of}/support-messages/delete-seen`]: () => {
    server.messages = [];
    return done();
  },
};

/** Each test begins with one reminder that is late, one memory, one message and one answer. */
export function withServer(): void {
  beforeEach(() => {
    server = {
      reminders: [pill],
      media: [photo],
      messages: [message],
      chat: [said("Hoy hará sol")],
      waiting: [],
    };
  });
}

interface Change {
  what: string;
  where: ReactElement;
  make: (world: ReturnType<typeof renderScreen>["world"]) => Promise<unknown>;
  before: string;
  after: string | RegExp;
}

const CHANGES: Change[] = [
  {
    what: "marking a reminder",
    where: <Reminders />,
    // The home beside it has a 'Hecho' of its own.
    make: async () => {
      const list = await screen.findByRole("article", { name: "Pastilla" });
      await userEvent.click(within(list).getByRole("button", { name: "Hecho: Pastilla" }));
    },
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

/** That the home shows what was changed on another screen, by these of the changes. */
export function testHomeAfter(changes: readonly string[]): void {
  test.each(chosen(CHANGES, ({ what }) => what, changes))(
    "the home shows it after $what",
    async ({ where, make, before, after }) => {
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
    },
  );
}

/** What stands in the session's cache when a change is made on another screen, or on leaving. */
interface Away {
  what: string;
  known: ReactElement;
  shows: string | RegExp;
  where: ReactElement;
  /** Left without more when absent. */
  make?: Change["make"];
  /** The call by which it is read again. */
  read: string;
}

const AWAY: Away[] = [
  {
    what: "keeping a relative's photo",
    known: <Gallery />,
    shows: "Todavía no hay recuerdos",
    where: <SupportMessages />,
    make: async () => {
      await press(/Guardar en Mis Recuerdos/);
      await screen.findByText("Guardado en Mis Recuerdos");
    },
    read: `GET ${of}/media`,
  },
  {
    what: "leaving the messages",
    known: <SupportMessages />,
    shows: "Elena Ruiz",
    where: <SupportMessages />,
    read: `GET ${of}/support-messages`,
  },
  {
    what: "leaving the chat",
    known: <Chat />,
    shows: "Hoy hará sol",
    where: <Chat />,
    read: `GET ${of}/chat`,
  },
  {
    what: "the first conversation",
    known: <UserMenu />,
    shows: "Última conversación: nunca",
    where: <Chat />,
    make: async () => {
      await userEvent.type(screen.getByRole("textbox"), "Buenos días");
      await press("Enviar");
      await screen.findByText("Buenos días, Carmen");
    },
    read: `GET ${of}/home`,
  },
  {
    what: "refusing a consent on the home",
    known: <OwnData />,
    shows: /ante Ana Ruiz/,
    where: <UserMenu />,
    make: async () => {
      await press("No quiero");
      await waitFor(() => expect(screen.queryByText("No quiero")).toBeNull());
    },
    read: `GET ${of}/consents`,
  },
];

/** That nothing from before a change is shown, by these of the changes. */
export function testNothingFromBefore(changes: readonly string[]): void {
  test.each(chosen(AWAY, ({ what }) => what, changes))(
    "after $what nothing from before it is shown",
    async (change) => {
      server = { ...server, media: [], waiting: ["municipal"] };
      const cache = new Map();
      const draw = (where: ReactElement, more = {}) =>
        renderScreen(where, {
          session: carmen,
          homeCards,
          cache,
          answers: { ...answers, ...more },
        });
      const before = draw(change.known);
      expect(await screen.findByText(change.shows)).toBeTruthy();
      before.unmount();
      const { world, unmount } = draw(change.where);
      if (change.make) await change.make(world);
      else await screen.findByText(change.shows);
      const left = world.runGuards();
      unmount();
      await left;
      const after = draw(change.known, { [change.read]: () => new Promise<Response>(() => {}) });
      const isRead = (call: string) => call.split("?")[0] === change.read;
      await waitFor(() => expect(after.world.calls.some(isRead)).toBe(true));
      expect(screen.queryByText(change.shows)).toBeNull();
    },
  );
}
