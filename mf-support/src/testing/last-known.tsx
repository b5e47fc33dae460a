import { isoDay } from "@acompana/kit/format";
import { json, type ReadScreen } from "@acompana/kit/testing";
import { Glance } from "../glance/glance.tsx";
import { Memories } from "../memories/memories.tsx";
import { Metrics } from "../metrics/metrics.tsx";
import { MyAccount } from "../my-account/my-account.tsx";
import { Reminders } from "../reminders/reminders.tsx";
import { Sent } from "../sent/sent.tsx";
import { carmen, sessionWith } from "./fixtures.ts";

const of = "GET /api/users/u1";
const HOUR = 3600_000;
const pill = {
  id: "r1",
  title: "Pastilla",
  description: null,
  dateTime: new Date(Date.now() - HOUR).toISOString(),
  category: "Medicación",
  recurrency: "daily",
  isCompleted: false,
  isOverdue: true,
};
const sent = {
  id: "s1",
  sentAt: new Date(Date.now() - HOUR).toISOString(),
  type: "text",
  content: "Hola",
  seen: true,
  seenAt: new Date().toISOString(),
};
const photo = {
  id: "p1",
  mimeType: "image/jpeg",
  title: "En la plaza",
  description: null,
  originalName: "a.jpg",
  url: "/a",
  thumbnail: null,
  uploadedAt: pill.dateTime,
  isFavorite: false,
};
const session = {
  ...{ id: "s1", device: "iPhone, con Safari", isThisOne: false },
  ...{ startedAt: pill.dateTime, lastUsedAt: pill.dateTime },
};
const dailyActivity = [{ day: isoDay(new Date(), "Europe/Madrid"), minutes: 25 }];
// The counts are above 31, for the chart beside them names days of the month by their numbers.
const answers = {
  [`${of}/reminders`]: () => json([pill]),
  [`${of}/reminders/upcoming`]: () => json([]),
  [`${of}/reminders/stats`]: () => json({ pending: 58, completed: 3, today: 1, upcoming: 1 }),
  [`${of}/support-messages/sent`]: () => json({ messages: [sent], next: null }),
  [`${of}/media`]: () => json([photo]),
  [`${of}/media/stats`]: () => json({ totalFiles: 47, total: 47, favorites: 1 }),
  [`${of}/metrics`]: () =>
    json({ totalMinutes: 135, activeDays: 4, gamesPlayed: 7, chatMessages: 9, dailyActivity }),
  "GET /api/account/sessions": () => json([session]),
};
/** One of the small numbers of the activity. */
const zero = (words: string, element: Element | null) => element?.tagName === "DD" && words === "0";
const setup = { session: sessionWith([carmen]) };
const given = { person: carmen, onNoConsent: () => {} };

/** What nearly every screen is tried with. */
const usual = { setup, answers };

/** Every screen of the area that reads. */
export const screens: ReadScreen[] = [
  {
    name: "the person's day",
    draw: () => <Glance {...given} />,
    ...usual,
    reads: {
      [`${of}/reminders`]: { shows: "0 de 1 marcadas", nothing: "Ninguna apuntada para hoy" },
      [`${of}/reminders/upcoming`]: {
        shows: "0 de 1 marcadas",
        nothing: "Ninguna apuntada para hoy",
      },
      [`${of}/metrics`]: { shows: "Hoy", nothing: /^Ninguna en los últimos/ },
    },
  },
  {
    name: "the person's reminders",
    draw: () => <Reminders {...given} />,
    ...usual,
    reads: {
      [`${of}/reminders`]: { shows: "Pastilla", nothing: /^No hay recordatorios/ },
      [`${of}/reminders/upcoming`]: { shows: "Pastilla", nothing: /^No hay recordatorios/ },
    },
  },
  {
    name: "what one has sent",
    draw: () => <Sent {...given} />,
    ...usual,
    reads: {
      [`${of}/support-messages/sent`]: {
        shows: "Mensaje: Hola",
        nothing: /^Todavía no has enviado/,
      },
    },
  },
  {
    name: "the person's memories",
    draw: () => <Memories {...given} />,
    ...usual,
    reads: { [`${of}/media`]: { shows: "1 recuerdo", nothing: /^Todavía no hay recuerdos/ } },
  },
  {
    name: "one's own account",
    draw: () => <MyAccount />,
    ...usual,
    reads: {
      "GET /api/account/sessions": { shows: "iPhone, con Safari", nothing: "Esta sesión" },
    },
  },
  {
    name: "the person's activity",
    draw: () => <Metrics {...given} />,
    ...usual,
    reads: {
      [`${of}/metrics`]: {
        shows: "2 h 15 min",
        nothing: /^(0 h 0 min|Unos días tranquilos)$/,
      },
      [`${of}/reminders/stats`]: { shows: "58", nothing: zero },
      [`${of}/media/stats`]: { shows: "47", nothing: zero },
    },
  },
];
