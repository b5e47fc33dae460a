import { json, press, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminLogin } from "../admin-login/admin-login.tsx";

const LOGIN = "POST /api/admin/login";

export const CODE = "POST /api/admin/login/code";

export const challenge = "c1";

const expiresAt = "2026-03-02T10:15:00.000Z";

/** Writes down what is sent, and answers. */
export const heard = (sent: unknown[], answer: () => Response) => async (request: Request) => {
  sent.push(await request.json());
  return answer();
};

/** Past the password, with this step to come. */
export async function signIn(step: "code" | "enrol", answers: ScreenSetup["answers"]) {
  const view = renderScreen(<AdminLogin />, {
    screen: "admin-login",
    answers: { [LOGIN]: () => json({ step, challenge, expiresAt }, 202), ...answers },
  });
  await userEvent.type(screen.getByLabelText("Correo Electrónico"), "ana@villanueva.es");
  await userEvent.type(screen.getByLabelText("Contraseña"), "tres-gatos");
  await press("Iniciar Sesión");
  return view;
}
