import { json, press, renderScreen } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { SubView } from "../admin-dashboard/sub-view.tsx";
import { held, LIST, person, session } from "../testing/fixtures.ts";
import { FAMILIES, IMPORTED_SHEETS, SHEETS } from "../views.ts";
import type { UserSheets } from "./sheets.resource.ts";
import { useMadeSheets } from "./use-made-sheets.ts";

const MAKE = "POST /api/user-sheets";
const ana = person("u1", "Ana", { needsPin: true });
const berta = person("u2", "Berta", { needsPin: true });
const clara = person("u3", "Clara", { needsPin: true });

const made: UserSheets = {
  address: "https://portal.es/",
  helpPhone: null,
  sheets: [
    { userId: "u1", name: "Ana", pin: "4071", deviceLink: null },
    { userId: "u2", name: "Berta", pin: "2580", deviceLink: null },
  ],
};

/** The dashboard after three were enrolled, with every way that the browser has through it. */
function SheetsWalk() {
  const [view, setView] = useState(FAMILIES);
  const sheets = useMadeSheets(view, () => setView(SHEETS));
  return (
    <>
      <button type="button" onClick={() => sheets.bringImported([ana, berta, clara])}>
        Enrol
      </button>
      <button type="button" onClick={() => setView(FAMILIES)}>
        To the families
      </button>
      <button type="button" onClick={() => setView(IMPORTED_SHEETS)}>
        To their sheets
      </button>
      <button type="button" onClick={() => sheets.drop(clara.id)}>
        Delete Clara
      </button>
      <SubView
        view={view}
        users={[]}
        sheets={sheets}
        onDialog={() => {}}
        onChanged={() => {}}
        onView={setView}
      />
    </>
  );
}

const heading = (name: string) => screen.findByRole("heading", { name });

async function open(answer: () => Response | Promise<Response> = () => json(made, 201)) {
  vi.stubGlobal("print", () => {});
  const { world } = renderScreen(<SheetsWalk />, {
    session,
    screen: "admin-dashboard",
    answers: { [LIST]: () => json([ana, berta, clara]), [MAKE]: answer },
  });
  await press("Enrol");
  await press("To their sheets");
  await heading("3 personas elegidas");
  return { world };
}

it("ticks nobody again who was enrolled from a file and has a sheet, or is gone", async () => {
  await open();
  await userEvent.click(await screen.findByRole("checkbox", { name: "Clara" }));
  await press("Preparar 2 hojas");
  await press("Imprimir");
  await press("Ya las tengo impresas");
  await press("To the families");
  await press("To their sheets");
  await heading("1 persona elegida");
  expect((await screen.findByRole<HTMLInputElement>("checkbox", { name: "Clara" })).checked).toBe(
    true,
  );
  await press("To the families");
  await press("Delete Clara");
  await press("To their sheets");
  expect(await heading("0 personas elegidas")).toBeTruthy();
});

it("asks once the sheets are made, also where one has left meanwhile", async () => {
  const { answer, release } = held(json(made, 201));
  const { world } = await open(answer);
  await press("Preparar 3 hojas");
  await press("To the families");
  expect(world.said).toEqual(["confirm: ¿Hacer 3 PIN nuevos?"]);
  release();
  await waitFor(() =>
    expect(world.said.slice(1)).toEqual(["confirm: ¿Tienes ya las hojas impresas?"]),
  );
});
