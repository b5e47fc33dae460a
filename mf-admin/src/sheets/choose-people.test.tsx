import { json, renderScreen } from "@acompana/kit/testing";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { LIST, person, session } from "../testing/fixtures.ts";
import type { User } from "../user.ts";
import { useUsers } from "../user-pages/users.resource.ts";
import { ChoosePeople } from "./choose-people.tsx";

const entered = { lastAccessAt: "2026-03-01T10:00:00.000Z" };

function Choosing() {
  const people = useUsers("");
  const nothing = () => {};
  return (
    <ChoosePeople people={people} search="" onSearch={nothing} chosen={[]} onChosen={nothing} />
  );
}

const open = (users: User[]) =>
  renderScreen(<Choosing />, { session, answers: { [LIST]: () => json(users) } });

it.each<[Partial<User>, string]>([
  [{ needsPin: true }, "Todavía no ha entrado"],
  [{ hasPin: false }, "Todavía no ha entrado"],
  [{}, "Todavía no ha entrado. Ya tiene PIN: con la hoja se le da otro"],
  [entered, "Ya entra con su PIN. Último acceso: 1 de marzo de 2026, 11:00"],
  [{ ...entered, hasPin: false }, "Ahora entra sin PIN. Último acceso: 1 de marzo de 2026, 11:00"],
])("says of somebody with %o how they enter", async (more, hint) => {
  open([person("u1", "Ana", more)]);
  expect(await screen.findByText(hint)).toBeTruthy();
});

it("offers to tick at once those alone who wait for their first sheet", async () => {
  const waiting = { needsPin: true } as const;
  open([
    person("u1", "Ana", waiting),
    person("u2", "Berta", waiting),
    person("u3", "Clara", { ...entered, hasPin: false }),
  ]);
  const button = await screen.findByRole("button", { name: /^Elegir a las/ });
  expect(button.textContent).toBe("Elegir a las 2 que esperan su hoja");
});
