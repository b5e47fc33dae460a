import { json } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { ASK, email, open, phone } from "../testing/forgotten.tsx";

it("asks for a link, and says the same of every address", async () => {
  const sent: unknown[] = [];
  await open(
    { phone, sendsMail: true },
    {
      [ASK]: async (request) => {
        sent.push(await request.json());
        return new Response(null, { status: 204 });
      },
    },
  );
  await userEvent.type(await email(), " lucia@correo.es {Enter}");
  expect(await screen.findByRole("heading", { level: 1, name: "Mira tu correo" })).toBeTruthy();
  expect(screen.getByText(/^Si lucia@correo\.es es el correo con el que entras/)).toBeTruthy();
  expect(sent).toEqual([{ email: "lucia@correo.es", municipalityId: "m1" }]);
  const call = screen.getByRole("link", { name: `Llamar al ${phone}` });
  expect(call.getAttribute("href")).toBe("tel:+34949123456");
});

it.each([
  [
    "too many were asked for",
    () => json({ error: "Mira en tu correo.", code: "TOO_MANY_ATTEMPTS" }, 429),
    "Mira en tu correo.",
  ],
])("says why when %s, and keeps the address", async (_case, answer, sentence) => {
  const { world } = await open({ phone, sendsMail: true }, { [ASK]: answer });
  await userEvent.type(await email(), "lucia@correo.es{Enter}");
  await waitFor(() => expect(world.said).toEqual([`alert: ${sentence}`]));
  expect((await email()).value).toBe("lucia@correo.es");
});

it.each([["its number", { phone, sendsMail: false }, [`Llamar al ${phone}`]]])(
  "a portal that sends no letters leads to the town hall: %s",
  async (_case, help, links) => {
    await open(help);
    expect(screen.getByRole("heading", { name: "Pide un enlace a tu ayuntamiento" })).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.queryAllByRole("link").map((link) => link.textContent)).toEqual(links);
  },
);
