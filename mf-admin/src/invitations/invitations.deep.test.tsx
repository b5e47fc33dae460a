import { json } from "@acompana/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import {
  button,
  CREATE,
  invitation,
  link,
  made,
  OPEN,
  open,
  press,
  url,
} from "../testing/invitations.tsx";

describe("inviting another administrator", () => {
  it("selects the link where a page may not copy", async () => {
    const user = userEvent.setup();
    await open({ answers: { [CREATE]: () => json(made, 201) } });
    await user.click(button("Crear enlace de invitación"));
    await screen.findByRole("textbox", { name: "Enlace" });
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("denied"));
    await user.click(button("Copiar el enlace"));
    expect(await screen.findByText(/^El enlace está seleccionado/)).toBeTruthy();
    expect([link().selectionStart, link().selectionEnd]).toEqual([0, url.length]);
  });
});

describe("the open invitations", () => {
  it("can be asked for again after a failure", async () => {
    let reads = 0;
    await open({ answers: { [OPEN]: () => (reads++ ? json([invitation]) : json({}, 500)) } });
    const failed = "Error al cargar las invitaciones. Por favor, inténtalo de nuevo.";
    expect(await screen.findByText(failed)).toBeTruthy();
    await press("Reintentar");
    expect(await screen.findByText("Invitación de Ana Ruiz")).toBeTruthy();
  });
});
