import { AUDIT_DEEDS } from "@acompana/kit/audit";
import { json } from "@acompana/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { event, minutes, open } from "../testing/audit.tsx";
import { auditSentence } from "./audit-sentence.ts";

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

describe("'Quién ha visto sus datos'", () => {
  it("keeps what is there when the next page does not come", async () => {
    const { world } = await open((request) =>
      new URL(request.url).searchParams.has("before") ? json({}, 500) : json(minutes(50)),
    );
    await userEvent.click(await screen.findByRole("button", { name: "Ver más antiguas" }));
    await waitFor(() =>
      expect(world.said).toEqual([
        "alert: Error al cargar las anotaciones. Por favor, inténtalo de nuevo.",
      ]),
    );
    expect(await screen.findByRole("button", { name: "Ver más antiguas" })).toBeTruthy();
    expect(screen.getAllByRole("listitem")).toHaveLength(50);
  });

  it("says when there is nothing, and when somebody is not there any more", async () => {
    const nothing = await open(() => json([]));
    expect(await screen.findByText("Todavía no hay anotaciones")).toBeTruthy();
    nothing.unmount();
    await open(() => json({ error: "No existe." }, 404));
    expect((await screen.findByRole("alert")).textContent).toBe("Usuario no encontrado");
  });
});

describe("the sentences", () => {
  it.each([
    ["administrator", "Alguien del ayuntamiento, cuya cuenta ya no existe, vio la ficha."],
    ["support", "Una persona de apoyo, cuya cuenta ya no existe, vio la ficha."],
    ["person", "La propia persona vio la ficha."],
    ["anyone", "Alguien sin identificar vio la ficha."],
  ] as const)("name a nameless %s", (role, sentence) => {
    expect(auditSentence(event("user.read", { actor: { role, name: null } }))).toBe(sentence);
  });

  it("know every action, and have a word for those to come", () => {
    for (const action of Object.keys(AUDIT_DEEDS))
      expect(auditSentence(event(action))).toMatch(/^Ana Ruiz \(ayuntamiento\) \p{Ll}.*[^.]\.$/u);
    for (const action of ["user.something-new", "constructor"])
      expect(auditSentence(event(action))).toBe(
        "Ana Ruiz (ayuntamiento) consultó o cambió sus datos.",
      );
  });
});
