import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { administrators } from "../../db/schema/admins.ts";
import { supportPersons } from "../../db/schema/support-persons.ts";
import { users } from "../../db/schema/users.ts";
import {
  errorOf,
  newColleague,
  newPerson,
  newRelative,
  PASSWORD,
  type Person,
} from "../../tools/testing/fixtures.ts";
import {
  accept,
  admin,
  ask,
  EVA,
  INVALID,
  invite,
  listOf,
  login,
  neighbour,
  person,
  portal,
  prepareInvitations,
  verdict,
} from "./testing/support-invitations.ts";

prepareInvitations();

describe("an invitation to accompany somebody", () => {
  test("made while its maker was being disabled is worth nothing, by itself or with another", async () => {
    const colleague = await newColleague(portal, admin, "luis@aldea.es");
    const other = await newPerson(portal, admin);
    const { code } = await invite(other, EVA, colleague);
    const right = await invite(person);
    const one = eq(administrators.id, colleague.id);
    await portal.db.update(administrators).set({ disabledAt: portal.services.clock() }).where(one);
    expect(await verdict(code)).toBeNull();
    expect(await errorOf(await accept(code))).toEqual(INVALID);
    expect(await listOf(other)).toEqual([]);
    const { users: linked } = await (await accept(right.code)).json();
    expect(linked.map(({ id }: Person) => id)).toEqual([person.id]);
  });

  test("of both at the same moment makes one login too", async () => {
    const other = await newPerson(portal, admin);
    const codes = [(await invite(person)).code, (await invite(other)).code];
    const answers = await Promise.all(codes.map((code) => accept(code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    const rows = await portal.db
      .select()
      .from(supportPersons)
      .where(eq(supportPersons.municipalityId, admin.municipalityId));
    expect(rows).toHaveLength(1);
  });

  test("that is made anew takes the place of the first", async () => {
    const { code } = await invite(person);
    const again = await invite(person, { ...EVA, name: "Eva Gil Sanz" });
    expect(await errorOf(await accept(code))).toEqual(INVALID);
    expect(await listOf(person)).toMatchObject([{ name: "Eva Gil Sanz" }]);
    expect((await accept(again.code)).status).toBe(200);
  });

  test.each([
    [undefined, "Escribe una contraseña."],
    ["12345", "La contraseña debe tener al menos 6 caracteres."],
    ["x".repeat(201), "La contraseña es demasiado larga: caben 200 letras."],
  ])("stays open after the password «%.10s»", async (password, sentence) => {
    const { code } = await invite(person);
    const answer = await accept(code, { password });
    expect([answer.status, (await answer.json()).error]).toEqual([400, sentence]);
    expect((await accept(code)).status).toBe(200);
  });
});

test("an invitation to somebody who is deactivated meanwhile is used with the others, and shows them once they are active", async () => {
  const away = await newPerson(portal, admin);
  const { code } = await invite(person);
  await invite(away);
  const setActive = (isActive: boolean) =>
    portal.db.update(users).set({ isActive }).where(eq(users.id, away.id));
  await setActive(false);
  const eva = portal.browser();
  expect((await accept(code, {}, eva)).status).toBe(200);
  const supported = async () =>
    (await (await eva.get("/api/session")).json()).users.map(({ id }: Person) => id);
  expect(await supported()).toEqual([person.id]);
  await setActive(true);
  // Linked at one moment, so in no order.
  expect((await supported()).sort()).toEqual([person.id, away.id].sort());
  expect(await listOf(away)).toEqual([]);
});

describe("an e-mail that has a login", () => {
  test("elsewhere is answered as one that nobody has", async () => {
    const stranger = await newRelative(portal, neighbour, await newPerson(portal, neighbour));
    const body = { name: "Eva Gil", email: stranger.email };
    const [known, unknown] = [await ask(person, body), await ask(person)];
    const shapes = await Promise.all(
      [known, unknown].map(async (answer) => {
        const { outcome, invitation } = await answer.json();
        return [answer.status, outcome, Object.keys(invitation).sort()];
      }),
    );
    expect(shapes[0]).toEqual(shapes[1]);
  });

  test("made while it is invited has either a login or an invitation, never both", async () => {
    const other = await newPerson(portal, admin);
    const path = `/api/users/${other.id}/support-persons`;
    const { token } = admin;
    const [invited, added] = await Promise.all([
      ask(person),
      portal.browser().post(path, { ...EVA, password: PASSWORD }, { token }),
    ]);
    expect([invited.status, added.status]).toEqual([201, 201]);
    expect(await listOf(person)).toEqual([]);
    const { users: linked } = await (await login(EVA.email, PASSWORD)).json();
    expect(linked.map(({ id }: Person) => id).sort()).toEqual([person.id, other.id].sort());
  });
});
