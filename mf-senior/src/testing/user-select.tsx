import { json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { UserSelect } from "../user-select/user-select.tsx";

export const LIST = "GET /api/users";

export const VERIFY_CARMEN = "POST /api/users/u1/verify-pin";

export const VERIFY_JOSE = "POST /api/users/u2/verify-pin";

export const people = [
  { id: "u1", name: "Carmen López", photo: null, hasPin: true },
  { id: "u2", name: "José Gómez", photo: "/api/photos/jose.jpg", hasPin: false },
];

export function draw(answers: ScreenSetup["answers"] = {}, setup: ScreenSetup = {}) {
  const view = renderScreen(<UserSelect />, {
    answers: { [LIST]: () => json(people), ...answers },
    ...setup,
  });
  return { ...view, user: userEvent.setup() };
}

export const person = (name: string) => screen.findByRole("button", { name: new RegExp(name) });
