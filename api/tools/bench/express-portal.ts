// What `express.ts` compares the portal with: its list of reminders as one would plainly write it
// with Express, sessions in Postgres and the `pg` driver. When a reminder comes is the portal's own
// rule: the libraries are compared, not two ways of counting days.
import { randomBytes } from "node:crypto";
import type { AddressInfo } from "node:net";
import connectPgSimple from "connect-pg-simple";
import express from "express";
import session from "express-session";
import pg from "pg";
import { POOL_OPTIONS } from "../../db/pool-options.ts";
import {
  byUrgency,
  currentOccurrence,
  dayOf,
  gatherCompletions,
  startOfDay,
  toReminder,
} from "../../features/reminders/index.ts";

declare module "express-session" {
  interface SessionData {
    userId: string;
  }
}

const TIME_ZONE = "Europe/Madrid";
const HALF_A_DAY_MS = 12 * 3600 * 1000;
const SHOWN_AFTER_MS = 30 * 24 * 3600 * 1000;

const SELECT_REMINDERS = `
  select r.id, r.user_id as "userId", r.title, r.description, r.starts_at as "startsAt",
    r.category, r.recurrency, c.occurrence_at as completion
  from reminders r
  left join reminder_completions c on c.reminder_id = r.id
    and c.occurrence_at >= case when r.recurrency = 'none' then '-infinity' else $2::timestamptz end
  where r.user_id = $1
    and (r.recurrency <> 'none' or c.occurrence_at is null or c.completed_at > $3)`;

const pool = new pg.Pool({ connectionString: Deno.env.get("DATABASE_URL") ?? "", ...POOL_OPTIONS });
const PgStore = connectPgSimple(session);
const app = express();

app.use(
  session({
    store: new PgStore({ pool, createTableIfMissing: true }),
    secret: randomBytes(32).toString("hex"),
    resave: false,
    saveUninitialized: false,
    cookie: { maxAge: HALF_A_DAY_MS, sameSite: "lax" },
  }),
);

app.post("/login/:userId", (req, res) => {
  req.session.userId = req.params.userId;
  res.sendStatus(204);
});

app.get("/api/users/:userId/reminders", async (req, res) => {
  const { userId } = req.params;
  if (!req.session.userId) return void res.status(401).json({ error: "Inicia sesión." });
  if (req.session.userId !== userId) return void res.status(403).json({ error: "No es tuyo." });
  const now = new Date();
  const today = startOfDay(dayOf(now, TIME_ZONE), TIME_ZONE);
  const hiddenBefore = new Date(now.getTime() - SHOWN_AFTER_MS);
  const { rows } = await pool.query(SELECT_REMINDERS, [userId, today, hiddenBefore]);
  const reminders = gatherCompletions(rows).map(({ row, stateAt }) => {
    const at = currentOccurrence(row, TIME_ZONE, now);
    return toReminder(row, { at, isCompleted: stateAt(at).isCompleted, now });
  });
  res.json(reminders.sort(byUrgency));
});

const server = app.listen(0, "127.0.0.1", () => {
  console.log(`http://localhost:${(server.address() as AddressInfo).port}`);
});
