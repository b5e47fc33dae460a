import { json, offline, put, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CreateUserDialog } from "../create-user/create-user-dialog.tsx";
import { person, session } from "./fixtures.ts";

export const CREATE = "POST /api/users";

/** The four letters that the pretended encoder makes. */
export const SMALL = "data:image/jpeg;base64,ampqag==";

export const box = (name: string | RegExp) => screen.getByRole("checkbox", { name });

/** The dialog over a server that keeps whatever it is sent. */
export function open(setup: ScreenSetup = {}) {
  const sent: unknown[] = [];
  const events: string[] = [];
  const view = renderScreen(
    <CreateUserDialog
      onCreated={({ name }) => void events.push(`created ${name}`)}
      onClose={() => void events.push("closed")}
    />,
    {
      session,
      answers: {
        [CREATE]: async (request) => {
          sent.push(await request.json());
          return json(person("u9", "Carmen López"), 201);
        },
      },
      ...setup,
    },
  );
  return { ...view, sent, events };
}

export async function fill(pin = "4071") {
  await put("Nombre Completo", "Carmen López");
  if (pin) await put("PIN de acceso", pin);
  await userEvent.click(box(/Acepto/));
}

export const nameless: [string, () => Response][] = [
  ["no sentence", () => json({}, 500)],
  ["no network", offline],
];
