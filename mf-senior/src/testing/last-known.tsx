import { declaredHomeCards, json, type ReadScreen } from "@acompana/kit/testing";
import { screen } from "@testing-library/react";
import { Chat } from "../chat/chat.tsx";
import { Gallery } from "../gallery/gallery.tsx";
import { Metrics } from "../metrics/metrics.tsx";
import { Reminders } from "../reminders/reminders.tsx";
import { Settings } from "../settings/settings.tsx";
import { SupportMessages } from "../support-messages/support-messages.tsx";
import { UserMenu } from "../user-menu/user-menu.tsx";
import { UserSelect } from "../user-select/user-select.tsx";
import { carmen, nothingNew } from "./fixtures.ts";

const of = "GET /api/users/u1";
const HOUR = 3600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const pill = {
  id: "r1",
  title: "Pastilla",
  description: null,
  // Overdue: under 'Hoy' whatever the hour of the test.
  dateTime: inHours(-1),
  category: "Medicación",
  recurrency: "daily",
  isCompleted: false,
  isOverdue: true,
};
const message = {
  id: "m1",
  createdAt: inHours(-30),
  seen: true,
  type: "text",
  content: "Mañana vamos a verte",
  mediaUrl: null,
  toUserId: "u1",
  from: { id: "s1", name: "Elena Ruiz" },
};
const photo = {
  id: "p1",
  mimeType: "image/jpeg",
  title: "En la plaza",
  description: null,
  originalName: "a.jpg",
  url: "/a",
  thumbnail: null,
  uploadedAt: inHours(-50),
  isFavorite: false,
};
const metrics = {
  totalMinutes: 135,
  activeDays: 4,
  remindersViewed: 9,
  gamesPlayed: 7,
  chatMessages: 12,
  dailyActivity: [],
};
const answers = {
  [of]: () => json(carmen.user),
  [`${of}/home`]: () =>
    json({
      ...nothingNew,
      pendingReminders: 6,
      lastGameAt: inHours(-100),
      keptFiles: 47,
      lastChatAt: inHours(-49),
      activeDays: 4,
    }),
  [`${of}/reminders`]: () => json([pill]),
  [`${of}/reminders/upcoming`]: () =>
    json([{ ...pill, id: "r2", title: "Boda", dateTime: inHours(480) }]),
  // No number of a day: the chart beside them names its days by theirs.
  [`${of}/reminders/stats`]: () => json({ pending: 58, completed: 3, today: 1, upcoming: 1 }),
  [`${of}/media`]: () => json([photo]),
  [`${of}/media/stats`]: () => json({ totalFiles: 47, total: 47, favorites: 1 }),
  [`${of}/metrics`]: () => json(metrics),
  [`${of}/support-messages`]: () => json([message]),
  [`${of}/chat`]: () =>
    json([{ id: "c1", sender: "assistant", content: "Hoy hará sol", timestamp: inHours(-1) }]),
  "POST /api/users/u1/activity": () => new Response(null, { status: 204 }),
  "GET /api/users": () => json([{ id: "u1", name: "Carmen Ruiz", photo: null, hasPin: true }]),
};
const setup = { session: carmen };
const other = { ...carmen, user: { ...carmen.user, id: "u9", name: "Manuel Ortega" } };
/** What nearly every screen is tried with. */
const usual = { setup, other, answers };
/** One of the small numbers of the activity. */
const zero = (words: string, element: Element | null) => element?.tagName === "DD" && words === "0";

/** What one call tells the home's cards. */
const news: [ReadScreen["reads"][string], ...ReadScreen["reads"][string][]] = [
  { shows: /^Jugaste hace \d/, nothing: /^Jugaste nunca/ },
  { shows: "47 archivos guardados", nothing: /^No hay archivos/ },
  { shows: /^Última conversación: hace \d/, nothing: /conversación: nunca/ },
  { shows: "4 días activo esta semana", nothing: /^Sin actividad/ },
];
const home = {
  ...usual,
  draw: () => <UserMenu />,
  setup: { ...setup, homeCards: await declaredHomeCards() },
};
const otherCards = news.slice(1).map(
  (card): ReadScreen => ({
    ...home,
    name: `the home's card, ${card.shows}`,
    reads: { [`${of}/home`]: card },
  }),
);

/** Every screen of the area that reads. */
export const screens: ReadScreen[] = [
  {
    ...home,
    name: "the home",
    reads: {
      [`${of}/home`]: news[0],
      // The bell's number, which is the card's.
      [`${of}/reminders`]: { shows: "recordatorio pendiente hoy", nothing: "0" },
      [`${of}/support-messages`]: {
        shows: "Todos los mensajes vistos",
        nothing: "No hay mensajes",
      },
    },
  },
  {
    name: "the reminders",
    draw: () => <Reminders />,
    ...usual,
    reads: {
      [`${of}/reminders`]: { shows: "Pastilla", nothing: /^No hay recordatorios/ },
      [`${of}/reminders/upcoming`]: { shows: "Pastilla", nothing: /^No hay recordatorios/ },
    },
  },
  {
    name: "the gallery",
    draw: () => <Gallery />,
    ...usual,
    reads: { [`${of}/media`]: { shows: "1 recuerdo", nothing: /^(Todavía no hay|0 recuerdos)/ } },
  },
  {
    name: "the chat",
    draw: () => <Chat />,
    ...usual,
    reads: { [`${of}/chat`]: { shows: "Hoy hará sol", nothing: /^Hola, María/ } },
  },
  {
    name: "the activity",
    draw: () => <Metrics />,
    ...usual,
    reach: (user) => user.click(screen.getByRole("button", { name: "Soy el usuario" })),
    reads: {
      [`${of}/metrics`]: { shows: "2 h 15 min", nothing: "0 h 0 min" },
      [`${of}/reminders/stats`]: { shows: "58", nothing: zero },
      [`${of}/media/stats`]: { shows: "47", nothing: zero },
    },
  },
  {
    name: "the settings",
    draw: () => <Settings />,
    // With others than the server's, which the sign-in knew.
    setup,
    answers: { ...answers, [of]: () => json({ ...carmen.user, municipalConsent: true }) },
    reads: { [of]: { shows: "Ajustes", nothing: "0" } },
  },
  {
    name: "the messages",
    draw: () => <SupportMessages />,
    ...usual,
    reads: {
      [`${of}/support-messages`]: { shows: "Mañana vamos a verte", nothing: "No hay mensajes" },
    },
  },
  {
    name: "the choice of person",
    draw: () => <UserSelect />,
    setup: {},
    answers,
    reads: { "GET /api/users": { shows: "Carmen Ruiz", nothing: /^No (hay|se encontraron) usu/ } },
  },
];

/** Those that say when nothing is known; the settings know what the sign-in knew. */
export const tried = [...screens.filter(({ name }) => name !== "the settings"), ...otherCards];
