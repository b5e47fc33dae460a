import { ScreenProvider, useScreen } from "@acompana/kit/area";
import { json, press, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentProps, useState } from "react";
import { vi } from "vitest";
import { AdminDashboard } from "../admin-dashboard/admin-dashboard.tsx";
import type { SheetPerson } from "../sheets/sheet-person.ts";
import type { UserSheets } from "../sheets/sheets.resource.ts";
import { Sheets } from "../sheets/sheets.tsx";
import { useMadeSheets } from "../sheets/use-made-sheets.ts";
import { inigo, LIST, person, session, carmen as withPin } from "./fixtures.ts";

export const MAKE = "POST /api/user-sheets";
export const print = vi.fn();

/** Enrolled from a file: nobody knows her PIN. */
export const carmen = { ...withPin, needsPin: true as const };

export const ana = person("u3", "Ana", {
  surnames: "Gil",
  lastAccessAt: "2026-03-01T10:00:00.000Z",
});

export const made: UserSheets = {
  address: "https://portal.es/",
  helpPhone: "949 12 34 56",
  sheets: [
    { userId: "u1", name: "Carmen López", pin: "4071", deviceLink: null },
    { userId: "u3", name: "Ana Gil", pin: "2580", deviceLink: null },
  ],
};

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

export function open(setup: ScreenSetup = {}, first: readonly SheetPerson[] = []) {
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

/** The dashboard, with sheets for all who may have one and again in front. */
export async function prepared() {
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
