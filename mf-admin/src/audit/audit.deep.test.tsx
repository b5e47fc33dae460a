import { json } from "@acompana/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { minutes, open } from "../testing/audit.tsx";

describe("'Quién ha visto sus datos'", () => {
  it("says in the server's own words why the next page does not come", async () => {
    const { world } = await open((request) =>
      new URL(request.url).searchParams.has("before")
        ? json({ error: "Espera un minuto." }, 429)
        : json(minutes(50)),
    );
    await userEvent.click(await screen.findByRole("button", { name: "Ver más antiguas" }));
    await waitFor(() => expect(world.said).toEqual(["alert: Espera un minuto."]));
  });

  it("offers to try again, and leads back to where it was opened", async () => {
    let reads = 0;
    await open(() => (reads++ ? json([]) : json({}, 500)));
    const alert = within(await screen.findByRole("alert"));
    await userEvent.click(alert.getByRole("button", { name: "Reintentar" }));
    expect(await screen.findByText("Todavía no hay anotaciones")).toBeTruthy();
    await userEvent.click(await screen.findByRole("button", { name: "Volver" }));
    expect(document.activeElement).toBe(
      screen.getByRole("button", { name: "Más opciones de Carmen López" }),
    );
  });
});
