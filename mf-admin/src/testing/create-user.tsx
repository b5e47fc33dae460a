import { json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CreateUserDialog } from "../create-user/create-user-dialog.tsx";
import { person, session } from "./fixtures.ts";

export const CREATE = "POST /api/users";

/** The four letters that the pretended encoder makes. */
export const SMALL = "data:image/jpeg;base64,ampqag==";

export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
export const box = (name: string | RegExp) => screen.getByRole("checkbox", { name });
export const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
export const press = async (name: string) =>
  userEvent.click(await screen.findByRole("button", { name }));

/** Fills a field as a password manager or a paste would. */
export async function put(name: string, value: string) {
  await userEvent.click(field(name));
  await userEvent.paste(value);
}

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
  [
    "no network",
    () => {
      throw new TypeError("Failed to fetch");
    },
  ],
];
