import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { vi } from "vitest";
import { ApiError } from "../../../api/index.ts";
import { renderScreen } from "../../../testing/index.tsx";
import { PinDialog, type PinVerdict } from "../pin-dialog.tsx";

export const field = () => screen.getByLabelText("Escribe tu PIN de 4 números");

export function draw(verdict: () => PinVerdict | Promise<PinVerdict>) {
  const verify = vi.fn(async (_pin: string) => verdict());
  const onValid = vi.fn();
  const onClose = vi.fn();
  const dialog = (
    <PinDialog
      person={{ name: "Carmen López" }}
      verify={verify}
      onValid={onValid}
      onClose={onClose}
    />
  );
  return { ...renderScreen(dialog), verify, onValid, onClose, user: userEvent.setup() };
}

export const right = () => ({ valid: true });

export const refuse = (status: number, body: unknown) => () => {
  throw new ApiError(status, body ? JSON.stringify(body) : "");
};
