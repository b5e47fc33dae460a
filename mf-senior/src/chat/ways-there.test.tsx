import type { HomeCard } from "@acompana/kit/area";
import { renderScreen } from "@acompana/kit/testing";
import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import area from "../../area.json";
import { carmen } from "../testing/fixtures.ts";
import { screensNamed } from "./screens-named.ts";
import { WaysThere } from "./ways-there.tsx";

/** The cards of this area, and one of another. */
const homeCards = [
  ...area.homeCards,
  { title: "Juegos", icon: "puzzle", screen: "games-menu", order: 20 },
] as unknown as HomeCard[];
const others = homeCards.filter(({ screen }) => screen !== "chat");

test.each([
  ...others.map(({ title, screen }) => [title, screen] as const),
  ["Ajustes", "settings"] as const,
  ["Inicio", "user-menu"] as const,
])("an answer that names '%s' has the button that goes there", (title, name) => {
  const answer = `Mira en '${title}', que es fácil.`;
  const { world } = renderScreen(<WaysThere answer={answer} />, { session: carmen, homeCards });
  fireEvent.click(screen.getByRole("button", { name: `Ir a ${title}` }));
  expect(world.moves).toEqual([name]);
});

const titles = (answer: string, cards = homeCards) =>
  screensNamed(answer, cards).map(({ title }) => title);

test("in the order of the answer, each once, also without quotation marks", () => {
  expect(titles("Entra en Juegos, o en 'Mis Recuerdos', o en 'Juegos'.")).toEqual([
    "Juegos",
    "Mis Recuerdos",
  ]);
});

test("of what is no name of a screen, or not there, is no button", () => {
  expect(titles("Hoy tienes «Ir a Juegos» y «'Ajustes'» a las 9:00.")).toEqual([]);
  expect(titles("Los juegos y recordatorios son tuyos. Juegos hay muchos.")).toEqual([]);
  expect(titles("Pregunta al 'Asistente Virtual'.")).toEqual([]);
  expect(titles("Entra en 'Juegos'.", [])).toEqual([]);
});
