import { draftsInPage } from "@acompana/kit/form";
import { json, press } from "@acompana/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { card, names, ready, see, VERIFY } from "../testing/dashboard.tsx";
import { carmen, inigo, LIST } from "../testing/fixtures.ts";

describe("the list of users", () => {
  it("shows each person with status, last access, initials or photo", async () => {
    const photo = "/api/photos/p.jpg";
    await ready({ answers: { [LIST]: () => json([carmen, { ...inigo, photo }]) } });
    expect(card("Carmen López").getByText("Activo")).toBeTruthy();
    expect(card("Carmen López").getByText("CL")).toBeTruthy();
    expect(card("Carmen López").getByText("Último acceso: todavía no ha entrado")).toBeTruthy();
    expect(card("Íñigo Ruiz").getByText("Inactivo")).toBeTruthy();
    const picture = screen.getByRole("article", { name: "Íñigo Ruiz" }).querySelector("img");
    expect(picture?.getAttribute("src")).toBe(photo);
  });

  it("tells people of one name apart by birth, by where they live, or by their place", async () => {
    const twins = (more: Partial<typeof carmen>[]) =>
      more.map((one, at) => ({ ...carmen, surnames: "Gil", ...one, id: `u${at}` }));
    const list = twins([
      { birthDate: "1941-05-28" },
      { birthDate: "1938-01-02", address: "Calle Mayor, 3" },
      { address: "Calle Mayor, 12" },
      {},
      {},
    ]);
    await ready({ answers: { [LIST]: () => json([...list, inigo]) } });
    expect(names()).toEqual([
      "Carmen López Gil, nació el 28 de mayo de 1941",
      "Carmen López Gil, nació el 2 de enero de 1938",
      "Carmen López Gil, Calle Mayor, 12",
      "Carmen López Gil, 1 de 2",
      "Carmen López Gil, 2 de 2",
      "Íñigo Ruiz",
    ]);
    const born = card("Carmen López Gil, nació el 2 de enero de 1938");
    const more = "Más opciones de Carmen López Gil, nació el 2 de enero de 1938";
    expect(born.getByRole("button", { name: more })).toBeTruthy();
  });

  it("keeps the list on a failure, says so, and reads it again on 'Reintentar'", async () => {
    let broken = false;
    await ready({ answers: { [LIST]: () => (broken ? json({}, 500) : json([carmen])) } });
    broken = true;
    await press("Actualizar");
    expect(await screen.findByText("Esto es lo último que se pudo leer.")).toBeTruthy();
    expect(names()).toEqual(["Carmen López"]);
    broken = false;
    await press("Reintentar");
    await waitFor(() => expect(screen.queryByText(/lo último/)).toBeNull());
    expect(names()).toEqual(["Carmen López"]);
  });
});

describe("'Ver Perfil'", () => {
  it("opens the person's home with the right PIN", async () => {
    let sent: unknown;
    const { world } = await ready({
      answers: {
        [VERIFY]: async (request) => {
          sent = await request.json();
          return json({ valid: true });
        },
      },
    });
    await see("Carmen López");
    const dialog = within(
      screen.getByRole("dialog", { name: "Entrar en el perfil de Carmen López" }),
    );
    await userEvent.type(dialog.getByLabelText("Escribe su PIN de 4 números"), "4071{Enter}");
    await waitFor(() => expect(world.entered).toEqual([{ role: "person" }]));
    expect(sent).toEqual({ pin: "4071" });
  });

  it("stays outside with a wrong one", async () => {
    const { world } = await ready({
      answers: { [VERIFY]: () => json({ valid: false, attemptsLeft: 4 }) },
    });
    await see("Carmen López");
    await userEvent.type(screen.getByLabelText("Escribe su PIN de 4 números"), "1234{Enter}");
    await waitFor(() => expect(world.said).toEqual([expect.stringContaining("PIN incorrecto")]));
    expect(world.entered).toEqual([]);
  });
});

describe("settings and leaving", () => {
  it("logging out leaves nothing half written on a computer that may be somebody else's", async () => {
    const [own, theirs] = [draftsInPage("administrator a1"), draftsInPage("administrator a2")];
    await ready();
    for (const drafts of [own, theirs]) drafts.keep("a form", { typed: { name: "Carmen" } });
    await press("Cerrar Sesión");
    expect(own.read("a form")).toBeUndefined();
    expect(theirs.read("a form")).toEqual({ typed: { name: "Carmen" } });
  });
});
