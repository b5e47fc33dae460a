import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Button } from "../button/button.tsx";
import { BusyLabel } from "./in-place-of.tsx";

test.each([
  [false, "Crear enlace y código QR", "Creando..."],
  [true, "Creando...", "Crear enlace y código QR"],
])("busy %s: a button is called '%s', and keeps the room of '%s'", (busy, name, other) => {
  render(
    <Button>
      <BusyLabel busy={busy} doing="Creando...">
        Crear enlace y código QR
      </BusyLabel>
    </Button>,
  );
  const button = screen.getByRole("button", { name });
  expect(button.textContent).toBe(name);
  expect(button.querySelector("[data-other]")?.getAttribute("data-other")).toBe(other);
});
