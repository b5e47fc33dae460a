import { ScreenProvider, useScreen } from "@acompana/kit/area";
import { json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentProps, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AdminDashboard } from "../admin-dashboard/admin-dashboard.tsx";
import { inigo, LIST, ownCalls, person, session, carmen as withPin } from "../testing/fixtures.ts";
import type { SheetPerson } from "./sheet-person.ts";
import { toSheetPerson } from "./sheet-person.ts";
import type { UserSheets } from "./sheets.resource.ts";
import { Sheets } from "./sheets.tsx";
import { useMadeSheets } from "./use-made-sheets.ts";

const MAKE = "POST /api/user-sheets";
const print = vi.fn();
/** Enrolled from a file: nobody knows her PIN. */
const carmen = { ...withPin, needsPin: true as const };
const ana = person("u3", "Ana", { surnames: "Gil", lastAccessAt: "2026-03-01T10:00:00.000Z" });

const made: UserSheets = {
  address: "https://portal.es/",
  helpPhone: "949 12 34 56",
  sheets: [
    { userId: "u1", name: "Carmen López", pin: "4071", deviceLink: null },
    { userId: "u3", name: "Ana Gil", pin: "2580", deviceLink: null },
  ],
};

beforeEach(() => vi.stubGlobal("print", print));
afterEach(() => {
  vi.unstubAllGlobals();
  print.mockReset();
});

/** The page with what waits for the printer, as the dashboard holds it. */
function Waiting(props: Omit<ComponentProps<typeof Sheets>, "waiting">) {
  return <Sheets {...props} waiting={useMadeSheets("sheets", () => {})} />;
}

/** The dashboard, where `by` says whether somebody goes ahead when asked. */
function Asked({ by }: { by: () => boolean }) {
  const screenOfTest = useScreen();
  const [asked, setAsked] = useState("");
  const confirm = async ({ title }: { title: string }) => {
    setAsked(title);
    return by();
  };
  return (
    <ScreenProvider value={{ ...screenOfTest, notify: { ...screenOfTest.notify, confirm } }}>
      <p>{asked}</p>
      <AdminDashboard />
    </ScreenProvider>
  );
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));

function open(setup: ScreenSetup = {}, first: readonly SheetPerson[] = []) {
  const onChanged = vi.fn();
  const { answers, ...rest } = setup;
  const bodies: unknown[] = [];
  const { world } = renderScreen(<Waiting first={first} onChanged={onChanged} />, {
    session,
    answers: {
      [LIST]: () => json([carmen, inigo, ana]),
      [MAKE]: async (request) => {
        bodies.push(await request.json());
        return json(made, 201);
      },
      ...answers,
    },
    ...rest,
  });
  return { world, bodies, onChanged };
}

it("makes sheets for those who were ticked, after asking, and prints one page for each", async () => {
  const { world, bodies, onChanged } = open({ confirms: true });
  await userEvent.click(await screen.findByLabelText("Carmen López"));
  expect(screen.queryByLabelText("Íñigo Ruiz")).toBeNull();
  await userEvent.click(screen.getByLabelText("Ana Gil"));
  expect(screen.getByRole("heading", { name: "2 personas elegidas" })).toBeTruthy();
  await press("Preparar 2 hojas");
  expect(await screen.findByRole("heading", { name: "2 hojas preparadas" })).toBeTruthy();
  expect(world.said).toEqual(["confirm: ¿Hacer 2 PIN nuevos?"]);
  expect(bodies).toEqual([{ userIds: ["u1", "u3"], withDeviceLink: false }]);
  expect(onChanged).toHaveBeenCalledOnce();
  const papers = screen.getAllByRole("heading", { level: 1 }).slice(1);
  expect(papers.map(({ textContent }) => textContent)).toEqual(["Carmen López", "Ana Gil"]);
  const paper = papers[0]?.parentElement;
  expect(paper?.textContent).toContain("4071");
  expect(paper?.textContent).toContain("portal.es");
  expect(paper?.textContent).toContain("Este PIN lo ha puesto el ayuntamiento.");
  expect(paper?.textContent).toContain("Llama al 949 12 34 56.");
  expect(paper?.querySelector("svg")).toBeTruthy();
  expect(paper?.textContent).not.toContain("2580");
  await press("Imprimir");
  await press("Imprimir otra vez");
  expect(print).toHaveBeenCalledTimes(2);
  expect(document.body.textContent).toContain("4071");
  await press("Ya las tengo impresas");
  expect(document.body.textContent).not.toContain("4071");
});

it("says until when the code of a tablet is good", async () => {
  const deviceLink = { url: "https://portal.es/#dispositivo=x", expiresAt: "2026-03-02T10:00:00Z" };
  const [sheet] = made.sheets;
  const { bodies } = open({
    confirms: true,
    answers: {
      [MAKE]: async (request) => {
        bodies.push(await request.json());
        return json({ ...made, sheets: [{ ...sheet, deviceLink }] }, 201);
      },
    },
  });
  await userEvent.click(await screen.findByLabelText("Carmen López"));
  await userEvent.click(screen.getByLabelText("Con un código que autoriza su tableta"));
  await press("Preparar 1 hoja");
  expect(await screen.findByText(/hasta las 11:00 de hoy/)).toBeTruthy();
  expect(bodies).toEqual([{ userIds: ["u1"], withDeviceLink: true }]);
});

it("begins with the person whose sheet was asked for, and makes nothing against one's will", async () => {
  const { world } = open({ confirms: false }, [toSheetPerson(ana)]);
  expect(await screen.findByRole("heading", { name: "1 persona elegida" })).toBeTruthy();
  await press("Preparar 1 hoja");
  await waitFor(() => expect(world.said).toEqual(["confirm: ¿Hacer un PIN nuevo?"]));
  expect(ownCalls(world)).not.toContain(MAKE);
});

it("ticks all who have no PIN yet, and makes 30 at a time", async () => {
  const many = Array.from({ length: 32 }, (_, index) =>
    person(`v${index}`, `Vecina ${index}`, index === 31 ? {} : { needsPin: true }),
  );
  const { bodies } = open({ confirms: true, answers: { [LIST]: () => json(many) } });
  await press("Elegir a las 31 que esperan su hoja");
  const has = screen.getByRole<HTMLInputElement>("checkbox", { name: "Vecina 31" });
  expect(has.checked).toBe(false);
  expect(screen.getByText(/Ya tiene PIN: con la hoja se le da otro/)).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toBe(
    "Se preparan de 30 en 30: las demás siguen elegidas.",
  );
  await press("Preparar 30 hojas");
  await press("Imprimir");
  await press("Ya las tengo impresas");
  expect(bodies).toMatchObject([{ userIds: many.slice(0, 30).map(({ id }) => id) }]);
  expect(await screen.findByRole("heading", { name: "1 persona elegida" })).toBeTruthy();
});

it("names those whose PIN will be replaced", async () => {
  const { world } = open({ confirms: false });
  await userEvent.click(await screen.findByLabelText("Ana Gil"));
  await userEvent.click(screen.getByLabelText("Carmen López"));
  await press("Preparar 2 hojas");
  await waitFor(() => expect(world.asked).toHaveLength(1));
  expect(world.asked[0]?.message).toMatch(/dejará de servir: Ana Gil\.$/);
});

describe("logging out", () => {
  /** The dashboard, with sheets for all who may have one and again in front. */
  async function prepared() {
    const answer = { isYes: true };
    const { world } = renderScreen(<Asked by={() => answer.isYes} />, {
      session,
      screen: "admin-dashboard",
      answers: {
        [LIST]: () => json([carmen, ana]),
        [MAKE]: () => json(made, 201),
        "PUT /api/users/u1/pin": () => new Response(null, { status: 204 }),
      },
    });
    await press("Ajustes");
    await press("Hojas para entrar");
    await userEvent.click(await screen.findByRole("checkbox", { name: "Carmen López" }));
    await press("Preparar 1 hoja");
    await screen.findByRole("heading", { name: "2 hojas preparadas" });
    return { world, answer };
  }

  it("asks while sheets wait for the printer, whose PINs are told once", async () => {
    const { world, answer } = await prepared();
    answer.isYes = false;
    await press("Volver");
    expect(await screen.findByText("¿Tienes ya las hojas impresas?")).toBeTruthy();
    await press("Cerrar Sesión");
    expect(await screen.findByText("¿Salir sin imprimir las hojas?")).toBeTruthy();
    expect(world.moves).not.toContain("leave");
    expect(await world.mayLeave()).toBe(false);
  });

  it("keeps them in this page alone, when they were printed too, until she says that she has them", async () => {
    const { world, answer } = await prepared();
    await press("Imprimir");
    answer.isYes = false;
    await press("Volver");
    await press("Ajustes");
    await press("Hojas para entrar");
    await press("Imprimir otra vez");
    expect(print).toHaveBeenCalledTimes(2);
    for (const stored of [localStorage, sessionStorage]) {
      expect(JSON.stringify({ ...stored })).not.toContain("4071");
    }
    answer.isYes = true;
    await press("Volver");
    await press("Ajustes");
    await press("Hojas para entrar");
    expect(await screen.findByRole("heading", { name: "0 personas elegidas" })).toBeTruthy();
    expect(await world.mayLeave()).toBe(true);
  });

  it("drops the sheet of somebody who has been given another PIN since", async () => {
    const { answer } = await prepared();
    expect(document.body.textContent).toContain("4071");
    answer.isYes = false;
    await press("Volver");
    await press("Más opciones de Carmen López");
    await press(/^Cambiar el PIN/);
    await userEvent.type(await screen.findByLabelText("PIN nuevo"), "4826");
    await press("Guardar el PIN");
    await press("Ajustes");
    await press("Hojas para entrar");
    expect(await screen.findByRole("heading", { name: "Hoja preparada" })).toBeTruthy();
    expect(document.body.textContent).not.toContain("4071");
  });

  it("asks nothing once she has them", async () => {
    const { world, answer } = await prepared();
    await press("Imprimir");
    await press("Ya las tengo impresas");
    answer.isYes = false;
    await press("Volver");
    await press("Cerrar Sesión");
    await waitFor(() => expect(world.moves.at(-1)).toBe("leave"));
    expect(screen.queryByText(/hojas impresas\?|imprimir las hojas\?/)).toBeNull();
  });
});

describe("after a failure", () => {
  it.each([
    ["the server's sentence", () => json({ error: "Espera." }, 429), "Espera."],
    [
      "a lost network",
      () => {
        throw new TypeError("Failed to fetch");
      },
      "No se han podido preparar las hojas. Inténtalo de nuevo.",
    ],
  ])("%s is said and who was ticked stays so", async (_case, answer, sentence) => {
    const { world } = open({ confirms: true, answers: { [MAKE]: answer } }, [
      toSheetPerson(carmen),
    ]);
    await press("Preparar 1 hoja");
    await waitFor(() => expect(world.said.at(-1)).toBe(`alert: ${sentence}`));
    expect(screen.getByRole("heading", { name: "1 persona elegida" })).toBeTruthy();
  });
});
