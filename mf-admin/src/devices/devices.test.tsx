import { json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { AdminDashboard } from "../admin-dashboard/admin-dashboard.tsx";
import { carmen, held, inigo, LIST, session } from "../testing/fixtures.ts";

const DEVICES = "GET /api/devices";
const AUTHORISE = "POST /api/devices/authorise";
const LINK = "POST /api/devices/links";
const WITHDRAW = "DELETE /api/devices/d1";
const url = "https://portal.es/#dispositivo=aB-3_x";
const link = { code: "aB-3_x", url, expiresAt: "2026-03-02T11:00:00.000Z" };
const tablet = {
  id: "d1",
  name: "Tableta de Carmen",
  owner: null,
  isPersonal: false,
  entersWithoutPin: false,
  authorisedBy: "Ana Ruiz",
  isAuthorisedByDisabled: false,
  authorisedAt: "2026-03-02T10:00:00.000Z",
  isThisOne: false,
};
const here = { ...tablet, id: "d2", name: null, authorisedBy: null, isThisOne: true };
const NAME = "Nombre del dispositivo (opcional)";

const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const offline = () => {
  throw new TypeError("Failed to fetch");
};

/** The dashboard, where `entry` of the settings menu is chosen. */
async function open(entry: string, setup: ScreenSetup = {}) {
  const { answers, ...rest } = setup;
  const view = renderScreen(<AdminDashboard />, {
    session,
    screen: "admin-dashboard",
    answers: { [LIST]: () => json([]), [DEVICES]: () => json([]), ...answers },
    ...rest,
  });
  await press("Ajustes");
  await press(entry);
  return view;
}

describe("'Autorizar este dispositivo'", () => {
  async function authorise(name: string, answers: ScreenSetup["answers"]) {
    const view = await open("Autorizar este dispositivo", { answers: answers ?? {} });
    await userEvent.type(screen.getByLabelText(NAME), name);
    await press("Autorizar");
    return view;
  }

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

  it("puts the server's word beside the name", async () => {
    const long = "Escribe un nombre de hasta 60 letras, o déjalo vacío.";
    await authorise("Sala", {
      [AUTHORISE]: () => json({ error: long, fields: { name: long } }, 400),
    });
    expect(await screen.findByText(long)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(NAME));
  });

  it("keeps the name when the network is gone", async () => {
    const { world } = await authorise("Sala", { [AUTHORISE]: offline });
    const sentence = "alert: Error al autorizar el dispositivo. Inténtalo de nuevo.";
    await waitFor(() => expect(world.said).toEqual([sentence]));
    expect(screen.getByLabelText<HTMLInputElement>(NAME).value).toBe("Sala");
  });
});

describe("'Dispositivos autorizados'", () => {
  const panel = (name: string) => within(screen.getByRole("region", { name }));

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

  it("authorises this one from here too", async () => {
    let devices: unknown[] = [];
    const { world } = await open("Dispositivos autorizados", {
      answers: {
        [DEVICES]: () => json(devices),
        [AUTHORISE]: () => {
          devices = [here];
          return json(here);
        },
      },
    });
    expect(await screen.findByText("Este dispositivo todavía no está autorizado")).toBeTruthy();
    expect(screen.getByText("Todavía no hay dispositivos autorizados")).toBeTruthy();
    await press("Autorizar este dispositivo");
    await press("Autorizar");
    await waitFor(() => expect(world.said).toEqual(["alert: Este dispositivo ya está autorizado"]));
    expect(await screen.findByText("Dispositivo sin nombre")).toBeTruthy();
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

  it("makes a link for a tablet that is one person's, who is looked for by name", async () => {
    const asked: string[] = [];
    let sent: unknown;
    await open("Dispositivos autorizados", {
      answers: {
        [LIST]: ({ url }) => {
          const search = new URL(url).searchParams.get("search") ?? "";
          asked.push(search);
          const users = search === "carm" ? [carmen] : [carmen, { ...inigo, isActive: true }];
          return json({ users, total: search === "carm" ? 1 : 12, next: null });
        },
        [LINK]: async (request) => {
          sent = await request.json();
          return json(link, 201);
        },
      },
    });
    await userEvent.click(screen.getByRole("radio", { name: "De una sola persona" }));
    expect(
      await screen.findByText("Hay 4 personas más. Escribe más letras del nombre."),
    ).toBeTruthy();
    await press("Crear enlace y código QR");
    expect(await screen.findByText("Elige de quién es el dispositivo.")).toBeTruthy();
    const search = screen.getByRole("searchbox", { name: "Buscar a la persona por su nombre" });
    await userEvent.type(search, "carm");
    await waitFor(() => expect(asked.at(-1)).toBe("carm"));
    await waitFor(() => expect(screen.queryByRole("radio", { name: "Íñigo Ruiz" })).toBeNull());
    await userEvent.click(await screen.findByRole("radio", { name: "Carmen López" }));
    await userEvent.click(
      screen.getByRole("checkbox", { name: "Entra sin PIN en este dispositivo" }),
    );
    await press("Crear enlace y código QR");
    await waitFor(() =>
      expect(sent).toEqual({ name: null, ownerId: "u1", entersWithoutPin: true }),
    );
  });

  it("keeps the name of a link that could not be made", async () => {
    const { world } = await open("Dispositivos autorizados", { answers: { [LINK]: offline } });
    await userEvent.type(screen.getByLabelText(NAME), "Tableta{Enter}");
    const sentence = "alert: Error al crear el enlace. Inténtalo de nuevo.";
    await waitFor(() => expect(world.said).toEqual([sentence]));
    expect(screen.getByLabelText<HTMLInputElement>(NAME).value).toBe("Tableta");
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

  it("keeps one that could not be withdrawn, or was not meant to be", async () => {
    const withdraw = async () =>
      userEvent.click(
        await screen.findByRole("button", { name: "Retirar la autorización de Tableta de Carmen" }),
      );
    const answers = { [DEVICES]: () => json([tablet]), [WITHDRAW]: offline };
    const cancelled = await open("Dispositivos autorizados", { answers, confirms: false });
    await withdraw();
    expect(cancelled.world.calls).not.toContain(WITHDRAW);
    cancelled.unmount();
    const { world } = await open("Dispositivos autorizados", { answers });
    await withdraw();
    const sentence = "alert: Error al retirar la autorización. Inténtalo de nuevo.";
    await waitFor(() => expect(world.said.at(-1)).toBe(sentence));
    expect(screen.getByText("Tableta de Carmen")).toBeTruthy();
  });

  it("can be asked for again after a failure", async () => {
    let reads = 0;
    await open("Dispositivos autorizados", {
      answers: { [DEVICES]: () => (reads++ ? json([tablet]) : json({}, 500)) },
    });
    const failed = "Error al cargar los dispositivos. Por favor, inténtalo de nuevo.";
    expect(await screen.findByText(failed)).toBeTruthy();
    await press("Reintentar");
    expect(await screen.findByText("Tableta de Carmen")).toBeTruthy();
  });
});
