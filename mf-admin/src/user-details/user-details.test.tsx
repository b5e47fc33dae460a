import { json } from "@acompana/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { held, LIST, ownCalls } from "../testing/fixtures.ts";
import {
  button,
  CHANGE,
  carmen,
  EMAIL,
  field,
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
  it("can be read and called; without one nothing stands there", async () => {
    await openDashboard();
    const card = (name: string) => within(screen.getByRole("article", { name }));
    const link = card("Carmen López").getByRole("link", {
      name: "Llamar a Carmen López: 600 123 456",
    });
    expect(link.getAttribute("href")).toBe("tel:+34600123456");
    expect(card("Íñigo Ruiz").queryByRole("link")).toBeNull();
  });

  it.each([
    ["+34 (600) 12-34.56", "tel:+34600123456"],
    ["953 00 00 00", "tel:+34953000000"],
    ["+351 912 345 678", "tel:+351912345678"],
    ["112", "tel:112"],
  ])("%s is called as %s", async (phone, href) => {
    await openDashboard({ answers: { [LIST]: () => json([{ ...carmen, phone }, inigo]) } });
    expect(screen.getByRole("link").getAttribute("href")).toBe(href);
  });
});

it("two numbers of before, in one field, are shown and not dialled as one", async () => {
  const phone = "600123456 949201030";
  await openDashboard({ answers: { [LIST]: () => json([{ ...carmen, phone }, inigo]) } });
  expect(screen.getByText(phone)).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
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

  it("shows the server's sentence under its field, with what was typed", async () => {
    const error = "Ese teléfono ya no existe.";
    const { world } = await open({
      answers: {
        [CHANGE]: () => json({ error, code: "VALIDATION", fields: { phone: error } }, 400),
      },
    });
    await fill(PHONE, "600 000 001");
    await userEvent.click(button("Guardar cambios"));
    expect(await screen.findAllByText(error)).toHaveLength(1);
    expect(world.said).toEqual([]);
    expect(field(PHONE).value).toBe("600 000 001");
  });

  it("stays typed after a lost network", async () => {
    const { world } = await open({
      answers: {
        [CHANGE]: () => {
          throw new TypeError("Failed to fetch");
        },
      },
    });
    await fill(PHONE, "600 000 001");
    await userEvent.click(button("Guardar cambios"));
    const sentence = "alert: Error al guardar los datos. Inténtalo de nuevo.";
    await waitFor(() => expect(world.said).toEqual([sentence]));
    expect(field(PHONE).value).toBe("600 000 001");
  });
});

describe("what was typed in it", () => {
  it("waits for the next login when the session has ended", async () => {
    const error = "Tu sesión ha terminado. Vuelve a entrar, por favor.";
    const ended = await open({ answers: { [CHANGE]: () => json({ error }, 401) } });
    await fill(PHONE, "600 000 001");
    await userEvent.click(button("Guardar cambios"));
    const kept = "Vuelve a entrar: lo que has escrito se conserva.";
    await waitFor(() => expect(ended.world.said).toEqual([`alert: ${error} – ${kept}`]));
    ended.unmount();

    const { sent, unmount } = await openDashboard();
    expect(screen.getByRole("dialog", { name: "Datos de Carmen López" })).toBeTruthy();
    const resumed = "Aquí está lo que escribiste. Todavía no se ha guardado.";
    expect(screen.getByText(resumed)).toBeTruthy();
    expect(field(PHONE).value).toBe("600 000 001");
    expect(field(NAME).value).toBe("Carmen López");
    await userEvent.click(button("Guardar cambios"));
    await waitFor(() => expect(sent).toEqual([{ phone: "600 000 001" }]));
    unmount();
    await openDashboard();
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
