import { json, renderScreen } from "@acompana/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { vi } from "vitest";
import type { ImportCheck } from "../import/import.resource.ts";
import { Import } from "../import/import.tsx";
import { session } from "./fixtures.ts";

export const CHECK = "POST /api/user-imports/check";

export const CREATE = "POST /api/user-imports";

export const found: ImportCheck = {
  encoding: "UTF-8",
  separator: ";",
  unused: ["DNI"],
  leftOut: [{ column: "A", heading: "DNI", example: "00000000T" }],
  people: 12,
  firstPeople: [
    { row: 2, name: "Ana Gil", birthDate: "1941-05-28", phone: "600 123 456" },
    { row: 3, name: "Luis Ruiz", birthDate: null, phone: null },
  ],
  errors: 0,
  firstErrors: [],
  doubled: 2,
  firstDoubled: [
    { row: 4, name: "Eva Gil", sameAs: null },
    { row: 5, name: "Ana Gil", sameAs: 2 },
  ],
  room: 1_990,
};

export function open(
  check: () => Response,
  create: (request: Request) => unknown = () => json({}),
) {
  const onChanged = vi.fn();
  const onSheets = vi.fn();
  const { world } = renderScreen(<Import onChanged={onChanged} onSheets={onSheets} />, {
    session,
    answers: { [CHECK]: check, [CREATE]: create as () => Response },
  });
  return { world, onChanged, onSheets };
}

export const choose = (content = "Nombre\nAna", name = "padron.csv") =>
  userEvent.upload(screen.getByLabelText("Elegir el archivo CSV"), new File([content], name));

export const createButton = () => screen.queryByRole("button", { name: /^Crear a/ });
