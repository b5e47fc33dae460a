import { button, json } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import {
  AUTHORISE,
  authorise,
  DEVICES,
  here,
  open,
  panel,
  tablet,
  WITHDRAW,
} from "../testing/devices.tsx";

/** What the server is told of whether it was heard. */
const SOUND = "PUT /api/devices/this/sound";

describe("'Autorizar este dispositivo'", () => {
  it.each([[" Sala de lectura ", "Sala de lectura"]])(
    "sends the name '%s' as %s and tells",
    async (typed, name) => {
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
    },
  );
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

  const since = "2024-11-26T23:30:00.000Z";

  const from = "Va mal desde el 27 de noviembre de 2024";

  const [minute, hour] = [60, 3600];

  it.each([
    [-26 * hour, "Su reloj va un día y 2 horas atrasado."],
    [90 * minute, "Su reloj va una hora y 30 minutos adelantado."],
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

  it("says whether each was heard, and has this one tried, which its row then says", async () => {
    const sound = { isHeard: true, triedAt: "2024-11-26T23:30:00.000Z" };
    const mute = { ...tablet, id: "d3", sound: { ...sound, isHeard: false } };
    let list = [here, { ...tablet, sound }, mute];
    const sent: unknown[] = [];
    const { world } = await open("Dispositivos autorizados", {
      answers: {
        [DEVICES]: () => json(list),
        [SOUND]: async (request) => {
          sent.push(await request.json());
          list = [{ ...here, sound }];
          return json({ isKept: true });
        },
      },
    });
    const devices = panel("Dispositivos del municipio");
    expect(await devices.findByText("Sonido: sin probar")).toBeTruthy();
    expect(devices.getByText("Sonido: oído el 27 de noviembre de 2024")).toBeTruthy();
    expect(
      devices.getByText("Sonido: no se oye (probado el 27 de noviembre de 2024)"),
    ).toBeTruthy();
    await userEvent.click(button("Probar el aviso"));
    await userEvent.click(await screen.findByRole("button", { name: "Sí, lo he oído" }));
    expect(await devices.findByText("Sonido: oído el 27 de noviembre de 2024")).toBeTruthy();
    await waitFor(() => expect(screen.queryByText("¿Lo has oído?")).toBeNull());
    expect(devices.queryByText("Sonido: sin probar")).toBeNull();
    expect(sent).toEqual([{ isHeard: true }]);
    expect(world.said).toEqual(["toast: Muy bien. Aquí los avisos se oyen."]);
  });
});
