import { renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect } from "vitest";
import { SupportLogin } from "../support-login/support-login.tsx";

export const ASK = "POST /api/support/password-link";

export const email = () =>
  screen.findByLabelText<HTMLInputElement>("Correo electrónico con el que entras");

export const phone = "949 12 34 56";

export async function open(help: ScreenSetup["help"], answers: ScreenSetup["answers"] = {}) {
  const view = renderScreen(<SupportLogin />, {
    screen: "support-login",
    answers,
    ...(help && { help }),
  });
  await userEvent.click(screen.getByRole("button", { name: "He olvidado mi contraseña" }));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
    "¿Has olvidado la contraseña?",
  );
  return view;
}
