import { json } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import {
  AUTHORISE,
  authorise,
  button,
  DEVICES,
  here,
  LINK,
  link,
  NAME,
  open,
  panel,
  tablet,
  url,
  WITHDRAW,
} from "../testing/devices.tsx";
import { held } from "../testing/fixtures.ts";

describe("'Autorizar este dispositivo'", () => {
  it.each([
    [" Sala de lectura ", "Sala de lectura"],
    [" ", null],
  ])("sends the name '%s' as %s and tells", async (typed, name) => {
    let sent: unknown;
    const { world } = await authorise(typed, {
      [AUTHORISE]: async (request) => {
        sent = await request.json();
        return json(here);
      },
    });
    await waitFor(() => expect(world.said).toEqual(["alert: Este dispositivo ya está autorizado"]));
    expect(sent).toEqual({ name, ownerId: null, entersWithoutPin: false });
    expect(document.activeElement).toBe(button("Ajustes"));
  });
});

describe("'Dispositivos autorizados'", () => {
  it("tells whether this one is, and lists them all", async () => {
    await open("Dispositivos autorizados", { answers: { [DEVICES]: () => json([here, tablet]) } });
    expect(await screen.findByText("Este dispositivo ya está autorizado")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Autorizar este dispositivo" })).toBeNull();
    const list = panel("Dispositivos del municipio");
    expect(list.getByText("Dispositivo sin nombre")).toBeTruthy();
    expect(list.getByText("Autorizado por una cuenta que ya no existe")).toBeTruthy();
    expect(list.getByText("Tableta de Carmen")).toBeTruthy();
    expect(list.getByText("Autorizado por Ana Ruiz")).toBeTruthy();
    expect(list.getAllByText("El 2 de marzo de 2026, 11:00")).toHaveLength(2);
  });

  it("makes a link with its QR code for another one, once", async () => {
    const { answer, release } = held(json(link, 201));
    let sent: unknown;
    const { world } = await open("Dispositivos autorizados", {
      answers: {
        [LINK]: async (request) => {
          sent = await request.json();
          return answer();
        },
      },
    });
    await userEvent.type(screen.getByLabelText(NAME), "Tableta de Carmen");
    await userEvent.dblClick(button("Crear enlace y código QR"));
    expect(button("Creando enlace...")).toBeTruthy();
    release();
    expect((await screen.findByRole<HTMLInputElement>("textbox", { name: "Enlace" })).value).toBe(
      url,
    );
    expect(screen.getByRole("img", { name: "Código QR del enlace" })).toBeTruthy();
    expect(screen.getByText("Vale hasta las 12:00 y sirve una sola vez.")).toBeTruthy();
    expect(sent).toEqual({ name: "Tableta de Carmen", ownerId: null, entersWithoutPin: false });
    expect(world.calls.filter((call) => call === LINK)).toHaveLength(1);
  });

  it("says whose each one is, and what it does without an owner", async () => {
    const owner = { id: "u1", name: "Carmen López" };
    const own = { ...tablet, id: "d3", name: null, owner, isPersonal: true };
    const open3 = { ...own, id: "d4", name: "Cocina", entersWithoutPin: true };
    const left = { ...own, id: "d5", owner: null };
    await open("Dispositivos autorizados", {
      answers: { [DEVICES]: () => json([tablet, own, open3, left]) },
    });
    const list = panel("Dispositivos del municipio");
    expect(await list.findByText("De todas las personas")).toBeTruthy();
    expect(list.getByText("Dispositivo de Carmen López")).toBeTruthy();
    expect(list.getByText("Solo de Carmen López")).toBeTruthy();
    expect(list.getByText("Solo de Carmen López, que entra sin PIN")).toBeTruthy();
    expect(list.getByText("Dispositivo sin nombre")).toBeTruthy();
    expect(
      list.getByText("De una persona que ya no está en el portal: no deja entrar a nadie"),
    ).toBeTruthy();
  });

  it("withdraws one after asking", async () => {
    const { world } = await open("Dispositivos autorizados", {
      answers: {
        [DEVICES]: () => json([tablet]),
        [WITHDRAW]: () => new Response(null, { status: 204 }),
      },
    });
    await userEvent.click(
      await screen.findByRole("button", { name: "Retirar la autorización de Tableta de Carmen" }),
    );
    expect(await screen.findByText("Todavía no hay dispositivos autorizados")).toBeTruthy();
    expect(world.said).toEqual([
      "confirm: ¿Retirar la autorización de Tableta de Carmen?",
      "toast: Autorización retirada",
    ]);
  });
});
