import { button, json, offline, press } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import {
  AUTHORISE,
  authorise,
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
import { carmen, held, inigo, LIST } from "../testing/fixtures.ts";

describe("'Autorizar este dispositivo'", () => {
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
  it("authorises this one from here too", async () => {
    let devices: unknown[] = [];
    const { world } = await open("Dispositivos autorizados", {
      answers: {
        [DEVICES]: () => json(devices),
        [AUTHORISE]: () => {
          devices = [here];
          return json(here);
        },
        "PUT /api/devices/this/sound": () => {
          devices = [{ ...here, sound: { isHeard: false, triedAt: "2024-11-26T12:00:00.000Z" } }];
          return json({ isKept: true });
        },
      },
    });
    expect(await screen.findByText("Este dispositivo todavía no está autorizado")).toBeTruthy();
    expect(screen.getByText("Todavía no hay dispositivos autorizados")).toBeTruthy();
    await press("Autorizar este dispositivo");
    await press("Autorizar");
    const offer = "confirm: Este dispositivo ya está autorizado";
    await waitFor(() => expect(world.said).toEqual([offer]));
    expect(await screen.findByText("Dispositivo sin nombre")).toBeTruthy();
    // The test goes ahead with whatever is asked: it rings at once.
    expect(await screen.findByText("¿Lo has oído?")).toBeTruthy();
    await press("No lo he oído");
    expect(
      await screen.findByText("Sonido: no se oye (probado el 26 de noviembre de 2024)"),
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

describe("'Autorizar este dispositivo'", () => {
  it.each([[" ", null]])("sends the name '%s' as %s and tells", async (typed, name) => {
    let sent: unknown;
    const { world } = await authorise(typed, {
      [AUTHORISE]: async (request) => {
        sent = await request.json();
        return json(here);
      },
    });
    await waitFor(() =>
      expect(world.said).toEqual(["confirm: Este dispositivo ya está autorizado"]),
    );
    expect(sent).toEqual({ name, ownerId: null, entersWithoutPin: false });
    await waitFor(() => expect(document.activeElement).toBe(button("Ajustes")));
  });
});

describe("'Dispositivos autorizados'", () => {
  it.each([
    ["while it is not known", () => new Promise<Response>(() => {}), /^Comprobando/, false],
    ["where it cannot be known", () => json({}, 500), /^No se ha podido comprobar/, true],
  ] as const)(
    "%s no button turns into another under a finger",
    async (_when, list, says, isThere) => {
      await open("Dispositivos autorizados", { answers: { [DEVICES]: list } });
      expect(await screen.findByText(says)).toBeTruthy();
      const authorises = screen.queryByRole("button", { name: "Autorizar este dispositivo" });
      expect(authorises !== null).toBe(isThere);
      expect(screen.queryByRole("button", { name: "Probar el aviso" })).toBeNull();
    },
  );

  const since = "2024-11-26T23:30:00.000Z";

  const from = "Va mal desde el 27 de noviembre de 2024";

  const [minute, hour, day] = [60, 3600, 86_400];

  it.each([
    [2 * minute, "Su reloj va 2 minutos adelantado."],
    [-hour, "Su reloj va una hora atrasado."],
    [-2 * day, "Su reloj va 2 días atrasado."],
    [40 * day + 5 * hour, "Su reloj va 40 días adelantado."],
    [-20_000 * day, "Su reloj va 20000 días atrasado."],
  ])("of a clock %d s off it says '%s', until it is right", async (offsetSeconds, says) => {
    const off = { ...tablet, clock: { offsetSeconds, since } };
    const { unmount } = await open("Dispositivos autorizados", {
      answers: { [DEVICES]: () => json([off]) },
    });
    const row = await screen.findByText((found) => found.startsWith(says));
    expect(row.textContent).toBe(
      `${says} ${from}. Pon su fecha y su hora en automático, en los ajustes de la tableta.`,
    );
    unmount();
    await open("Dispositivos autorizados", { answers: { [DEVICES]: () => json([tablet]) } });
    expect(await screen.findByText("Sonido: sin probar")).toBeTruthy();
    expect(screen.queryByText(/reloj/)).toBeNull();
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
});
