import { json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { carmen } from "../testing/fixtures.ts";
import { Announcements } from "./announcements.tsx";

const SEEN = "PUT /api/users/u1/announcements/seen";
const doctor = {
  id: "n1",
  text: "Mañana, médico en la plaza a las 10",
  from: "2026-03-02",
  version: 1,
  isSeen: false,
};
const market = { ...doctor, id: "n2", text: "<b>Mercadillo</b>", version: 3, isSeen: true };
const done = () => new Response(null, { status: 204 });

function draw(announcements: (typeof doctor)[], setup: ScreenSetup = {}) {
  const sent: unknown[] = [];
  const view = renderScreen(<Announcements announcements={announcements} />, {
    session: carmen,
    answers: {
      [SEEN]: async (request) => {
        sent.push(await request.json());
        return done();
      },
    },
    ...setup,
  });
  return { ...view, sent };
}

const long = { ...doctor, text: `${"La biblioteca ".repeat(9)}abre el lunes` };

test.each([
  [[doctor], "Aviso nuevo del ayuntamiento: Mañana, médico en la plaza a las 10"],
  [[market], "Aviso del ayuntamiento: <b>Mercadillo</b>"],
  [[market, doctor], "2 avisos del ayuntamiento, 1 nuevo: Mañana, médico en la plaza a las 10"],
  [[doctor, { ...market, isSeen: false }], `2 avisos del ayuntamiento, 2 nuevos: ${doctor.text}`],
  [[long], `Aviso nuevo del ayuntamiento: ${"La biblioteca ".repeat(3)}La…`],
  [[{ ...market, text: "x".repeat(200) }], `Aviso del ayuntamiento: ${"x".repeat(25)}…`],
])("the home says how many there are, and the newest in short: %#", (announcements, line) => {
  draw(announcements);
  expect(screen.getByRole("button", { name: line })).toBeTruthy();
});

test("opening it shows the words as they are, and tells of the new ones alone, once", async () => {
  const { sent } = draw([doctor, market]);
  await userEvent.click(screen.getByRole("button", { name: /^2 avisos/ }));
  const dialog = within(screen.getByRole("dialog", { name: "Avisos del ayuntamiento" }));
  expect(dialog.getAllByRole("listitem").map((row) => row.textContent)).toEqual([
    "Mañana, médico en la plaza a las 10Puesto el lunes, 2 de marzo de 2026",
    "<b>Mercadillo</b>Puesto el lunes, 2 de marzo de 2026",
  ]);
  await waitFor(() => expect(sent).toEqual([{ seen: [{ id: "n1", version: 1 }] }]));
});

test("what was seen before is not told again", async () => {
  const { world } = draw([market]);
  await userEvent.click(screen.getByRole("button", { name: /^Aviso del ayuntamiento:/ }));
  expect(world.calls).toEqual([]);
});

test("an administrator who has entered opens it, and sees it in nobody’s name", async () => {
  const enteredBy = { id: "a1", name: "Ana Ruiz" };
  const { world } = draw([doctor], { session: { ...carmen, enteredBy } });
  await userEvent.click(screen.getByRole("button", { name: /^Aviso/ }));
  expect(screen.getByText(doctor.text)).toBeTruthy();
  expect(world.calls).toEqual([]);
});

test("without a network it is told when there is one", async () => {
  let online = false;
  const { world } = draw([doctor], {
    answers: {
      [SEEN]: () => {
        if (!online) throw new TypeError("Failed to fetch");
        return done();
      },
    },
  });
  await userEvent.click(screen.getByRole("button", { name: /^Aviso/ }));
  await waitFor(() => expect(world.calls).toEqual([SEEN]));
  online = true;
  dispatchEvent(new Event("online"));
  await waitFor(() => expect(world.calls).toEqual([SEEN, SEEN]));
  dispatchEvent(new Event("online"));
  expect(world.calls).toEqual([SEEN, SEEN]);
});

test("a server’s error is reported, and the words stay", async () => {
  const reportError = vi.fn();
  vi.stubGlobal("reportError", reportError);
  draw([doctor], { answers: { [SEEN]: () => json({ error: "No." }, 500) } });
  await userEvent.click(screen.getByRole("button", { name: /^Aviso/ }));
  await waitFor(() => expect(reportError).toHaveBeenCalledTimes(1));
  expect(screen.getByText(doctor.text)).toBeTruthy();
});
