import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { person } from "../testing/fixtures.ts";
import { fresh, many, names, open, silent, well } from "../testing/user-needs.tsx";

it("says how many need somebody today, also among those who are looked for", async () => {
  await open([silent, fresh, many, well], 3);
  expect(screen.getByText("3 personas te necesitan hoy")).toBeTruthy();
  await userEvent.type(screen.getByLabelText("Buscar usuario por nombre"), "berta");
  expect(screen.getByText("1 persona te necesita hoy")).toBeTruthy();
  await userEvent.clear(screen.getByLabelText("Buscar usuario por nombre"));
  await userEvent.type(screen.getByLabelText("Buscar usuario por nombre"), "dora");
  expect(screen.getByText("Hoy no te necesita nadie")).toBeTruthy();
});

it("says nothing of it on a portal of an earlier release, which does not know", async () => {
  await open([person("u1", "Ana"), person("u2", "Berta")]);
  expect(screen.queryByText(/te necesita/)).toBeNull();
  expect(names()).toEqual(["Ana", "Berta"]);
});
