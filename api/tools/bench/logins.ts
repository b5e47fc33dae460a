// What a hot read waits while many log in at once, on a real Postgres.

import { administrators } from "../../db/schema/admins.ts";
import { municipalities } from "../../db/schema/municipalities.ts";
import { hashSecret } from "../../platform/secrets/hashing.ts";
import { startPostgres } from "../testing/start-postgres.ts";
import { printRow, quantile, timesOf } from "./measure.ts";
import { openSeededPortal, type SeededPortal } from "./open-portal.ts";

const PEOPLE = 1_000;
const LOGINS = 20;
const ROUNDS = 9;
const PASSWORD = "tres-gatos-azules";

const emailOf = (login: number) => `ana${login}@aldea.es`;

async function addAdministrators({ database: { db }, secrets }: SeededPortal): Promise<void> {
  const [municipality] = await db.select({ id: municipalities.id }).from(municipalities).limit(1);
  if (!municipality) throw new Error("no municipality");
  const passwordHash = await hashSecret(secrets, PASSWORD);
  const account = { municipalityId: municipality.id, name: "Ana Ruiz", passwordHash };
  const rows = Array.from({ length: LOGINS }, (_, login) => ({
    ...account,
    email: emailOf(login),
    createdAt: new Date(),
  }));
  await db.insert(administrators).values(rows);
}

/** From as many devices, none of which has been in before. */
async function logIn({ app }: SeededPortal, login: number, round: number): Promise<void> {
  const body = JSON.stringify({ email: emailOf(login), password: PASSWORD });
  const headers = { "Content-Type": "application/json" };
  const from = { remoteAddr: { hostname: `10.0.${round}.${login}` } };
  const call = new Request("http://localhost/api/admin/login", { method: "POST", headers, body });
  const answer = await app.fetch(call, from);
  if (answer.status !== 200) throw new Error(`login: ${answer.status} ${await answer.text()}`);
}

/** The slowest read while all of them log in, and the slowest of as many reads alone. */
async function measure(portal: SeededPortal, round: number): Promise<[number, number]> {
  const [person] = portal.people;
  if (!person) throw new Error("nobody lives here");
  const read = () => portal.get("reminders", person);
  let isOver = false;
  const logins = Array.from({ length: LOGINS }, (_, login) => logIn(portal, login, round));
  const all = Promise.all(logins).finally(() => {
    isOver = true;
  });
  const during: number[] = [];
  while (!isOver) during.push(...(await timesOf(1, read)));
  await all;
  const alone = await timesOf(during.length, read);
  return [Math.max(...during), Math.max(...alone)];
}

const postgres = await startPostgres();
try {
  const portal = await openSeededPortal(postgres, PEOPLE, "logins");
  await addAdministrators(portal);
  const rounds: [number, number][] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const measured = await measure(portal, round);
    // The first round only warms up.
    if (round > 0) rounds.push(measured);
  }
  const median = (index: 0 | 1) =>
    quantile(
      rounds.map((round) => round[index]),
      0.5,
    );
  const [during, alone] = [median(0), median(1)];
  const how = `${during.toFixed(1)} ms to ${alone.toFixed(1)} ms, slowest read of each round`;
  printRow(`GET reminders during ${LOGINS} logins at once to alone`, during / alone, "≤ 3", how);
  await portal.database.close();
} finally {
  await postgres.stop();
}
