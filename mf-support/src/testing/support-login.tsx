import { json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SupportLogin } from "../support-login/support-login.tsx";

const LOGIN = "POST /api/support/login";

export const email = () => screen.getByLabelText("Correo Electrónico") as HTMLInputElement;

export const password = () => screen.getByLabelText("Contraseña") as HTMLInputElement;

export const submit = () => screen.getByRole("button", { name: "Iniciar Sesión" });

export type Answer = NonNullable<ScreenSetup["answers"]>[string];

export function draw(answer: Answer = () => json({}), setup: ScreenSetup = {}) {
  const sent: unknown[] = [];
  const answers = {
    [LOGIN]: async (request: Request) => {
      sent.push(await request.json());
      return answer(request);
    },
  };
  const view = renderScreen(<SupportLogin />, { answers, ...setup });
  return { ...view, sent, user: userEvent.setup() };
}

export async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(email(), " lucia@correo.es ");
  await user.type(password(), "tres gatos ");
}
