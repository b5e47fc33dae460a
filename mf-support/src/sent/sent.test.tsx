import { json } from "@acompana/kit/testing";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { open, receipt, sentAt } from "../testing/sent.tsx";

const waiting = { id: "1", sentAt, type: "text", content: "Hola", seen: false, seenAt: null };

it("says of each message whether it was seen, and when", async () => {
  await open(() => json({ messages: [waiting, receipt], next: null }));
  const rows = (await screen.findAllByRole("listitem")).map(({ textContent }) => textContent);
  expect(rows[0]).toBe("Enviado el 2 de marzo de 2026, 10:00Mensaje: HolaTodavía no lo ha visto");
  expect(rows[1]).toBe(
    "Enviado el 2 de marzo de 2026, 10:00FotoVisto el 2 de marzo de 2026, 12:30",
  );
  expect(screen.queryByRole("button", { name: "Ver más antiguos" })).toBeNull();
});

it("says so where nothing was sent", async () => {
  await open(() => json({ messages: [], next: null }));
  expect(await screen.findByText("Todavía no has enviado nada")).toBeTruthy();
});
