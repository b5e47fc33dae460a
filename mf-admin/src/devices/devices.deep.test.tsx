import { json } from "@acompana/kit/testing";
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
  offline,
  open,
  press,
  tablet,
  WITHDRAW,
} from "../testing/devices.tsx";
import { carmen, inigo, LIST } from "../testing/fixtures.ts";

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
