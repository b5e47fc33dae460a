import { button, field, json, offline } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { held, LIST, ownCalls } from "../testing/fixtures.ts";
import {
  CHANGE,
  carmen,
  EMAIL,
  fill,
  inigo,
  NAME,
  open,
  openDashboard,
  PHONE,
  testRefused,
  testSent,
} from "../testing/person-details.tsx";

describe("the telephone on a person's card", () => {
  it.each([["+34 (600) 12-34.56", "tel:+34600123456"]])(
    "%s is called as %s",
    async (phone, href) => {
      await openDashboard({ answers: { [LIST]: () => json([{ ...carmen, phone }, inigo]) } });
      expect(screen.getByRole("link").getAttribute("href")).toBe(href);
    },
  );
});

describe("'Datos de la persona'", () => {
  it("shows what is written down", async () => {
    const { world } = await open();
    expect(screen.getByRole("dialog", { name: "Datos de Carmen López" })).toBeTruthy();
    expect([NAME, PHONE, EMAIL].map((name) => field(name).value)).toEqual([
      "Carmen López",
      "600 123 456",
      "carmen@correo.es",
    ]);
    expect(ownCalls(world)).toHaveLength(1);
  });

  // The other fields are tried in the slow tier.
  testSent([
    [NAME, " Carmen López Gil ", { name: "Carmen López Gil" }],
    [PHONE, "", { phone: "" }],
    [EMAIL, "info@logroño.example", { email: "info@logroño.example" }],
    ["Fecha de nacimiento (opcional)", "1941-05-28", { birthDate: "1941-05-28" }],
  ]);

  it("is sent once, told under the new name, and read again", async () => {
    const { answer, release } = held(json({ ...carmen, name: "Carmen Gil" }));
    let name = carmen.name;
    const { world } = await open({
      answers: {
        [LIST]: () => json([{ ...carmen, name }, inigo]),
        [CHANGE]: () => {
          name = "Carmen Gil";
          return answer();
        },
      },
    });
    await fill(NAME, "Carmen Gil");
    await userEvent.dblClick(button("Guardar cambios"));
    expect(button("Guardando...")).toBeTruthy();
    release();
    await waitFor(() =>
      expect(world.said).toEqual(["alert: Los datos de Carmen Gil se han guardado"]),
    );
    expect(ownCalls(world).filter((call) => call === CHANGE)).toHaveLength(1);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(await screen.findByRole("article", { name: "Carmen Gil" })).toBeTruthy();
    expect(document.activeElement).toBe(button("Más opciones de Carmen Gil"));
  });

  testRefused([
    [NAME, "  ", "El nombre es obligatorio"],
    [EMAIL, "carmen@correo", "Escribe un correo electrónico válido, como nombre@ejemplo.es."],
    [PHONE, "llámame", "Escribe un teléfono válido, solo con números."],
  ]);

  it("stays typed after a lost network", async () => {
    const { world } = await open({
      answers: {
        [CHANGE]: offline,
      },
    });
    await fill(PHONE, "600 000 001");
    await userEvent.click(button("Guardar cambios"));
    const sentence = "alert: Error al guardar los datos. Inténtalo de nuevo.";
    await waitFor(() => expect(world.said).toEqual([sentence]));
    expect(field(PHONE).value).toBe("600 000 001");
  });
});
