import { button, field, json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { AdminDashboard } from "../admin-dashboard/admin-dashboard.tsx";
import { LIST, person, session } from "./fixtures.ts";

export const CHANGE = "PATCH /api/users/u1";
export const NAME = "Nombre Completo";
export const PHONE = "Teléfono (opcional)";
export const EMAIL = "Correo Electrónico (opcional)";
export const carmen = person("u1", "Carmen López", {
  phone: "600 123 456",
  email: "carmen@correo.es",
});
export const inigo = person("u2", "Íñigo Ruiz");

/** Fills a field as a paste would: the dashboard would be drawn again for each key. */
export async function fill(name: string, value: string) {
  await userEvent.clear(field(name));
  if (value) await userEvent.paste(value);
}

/** The dashboard over a server that keeps what it is sent. */
export async function openDashboard({ answers, ...setup }: ScreenSetup = {}) {
  const sent: unknown[] = [];
  let record = carmen;
  const view = renderScreen(<AdminDashboard />, {
    session,
    screen: "admin-dashboard",
    answers: {
      [LIST]: () => json([record, inigo]),
      [CHANGE]: async (request) => {
        const details = await request.json();
        sent.push(details);
        record = { ...record, ...details };
        return json(record);
      },
      ...answers,
    },
    ...setup,
  });
  await screen.findByText("2 usuario(s) encontrado(s)");
  return { ...view, sent };
}

export async function open(setup: ScreenSetup = {}) {
  const view = await openDashboard(setup);
  await userEvent.click(button("Más opciones de Carmen López"));
  await userEvent.click(await screen.findByRole("button", { name: /^Datos de la persona/ }));
  return view;
}

type Sent = [label: string, value: string, expected: object];

/** Each of these, changed alone, is what is sent. */
export function testSent(changes: readonly Sent[]): void {
  it.each(changes)(
    "%s: sends '%s' and nothing that was not changed",
    async (name, value, expected) => {
      const { sent } = await open();
      await fill(name, value);
      await userEvent.click(button("Guardar cambios"));
      await waitFor(() => expect(sent).toEqual([expected]));
    },
  );
}

/** None of these is sent; each has its sentence. */
export function testRefused(
  wrong: readonly [label: string, value: string, sentence: string][],
): void {
  it("is not sent while a field is wrong", async () => {
    const { sent } = await open();
    for (const [name, value, sentence] of wrong) {
      const before = field(name).value;
      await fill(name, value);
      await userEvent.keyboard("{Enter}");
      expect(await screen.findByText(sentence), value).toBeTruthy();
      expect(document.activeElement, value).toBe(field(name));
      // Else it would be the first one with an error.
      await fill(name, before);
    }
    expect(sent).toEqual([]);
  });
}
