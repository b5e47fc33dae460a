import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { button } from "../../testing/index.tsx";
import type { PinVerdict } from "./pin-dialog.tsx";
import { draw, field, refuse, right } from "./testing/pin-dialog.tsx";

test("opens with the focus in the field, so that digits can be typed at once", async () => {
  const { user, verify, onValid } = draw(right);
  expect(screen.getByRole("dialog", { name: "Hola, Carmen López" })).toBeTruthy();
  expect(document.activeElement).toBe(field());
  await user.keyboard("4071{Enter}");
  expect(verify).toHaveBeenCalledExactlyOnceWith("4071");
  expect(onValid).toHaveBeenCalledOnce();
});

test("a press on the keypad leaves the keyboard writing in the field", async () => {
  const { user, verify } = draw(right);
  await user.click(button("4"));
  await user.keyboard("071{Enter}");
  expect(verify).toHaveBeenCalledWith("4071");
});

test("a pasted PIN loses what is no digit and what is too much", async () => {
  const { user } = draw(right);
  await user.paste("PIN: 40 71 88");
  expect((field() as HTMLInputElement).value).toBe("4071");
});

test.each([
  [{ valid: false, attemptsLeft: 1 }, "Te queda 1 intento antes de esperar un poco."],
  [{ valid: false, attemptsLeft: 0 }, "Ahora toca esperar un poco."],
])("a wrong PIN is told kindly, with the tries that are left: %j", async (verdict, left) => {
  const { user, world, onValid } = draw(() => verdict);
  await user.keyboard("1234{Enter}");
  const kind = "No pasa nada. Vuelve a intentarlo con calma.";
  expect(world.said).toEqual([`alert: PIN incorrecto – ${kind} ${left}`]);
  expect(onValid).not.toHaveBeenCalled();
  expect(screen.getByText(left)).toBeTruthy();
  expect((field() as HTMLInputElement).value).toBe("");
  expect(document.activeElement).toBe(field());
  await user.keyboard("4");
  expect(screen.queryByText(left)).toBeNull();
});

test("a wrong PIN without a count says only the kind words", async () => {
  const { user, world } = draw(() => ({ valid: false }));
  await user.keyboard("1234{Enter}");
  expect(world.said).toEqual([
    "alert: PIN incorrecto – No pasa nada. Vuelve a intentarlo con calma.",
  ]);
});

test("a PIN that is refused for what it is gives way to another; one that did not arrive stays", async () => {
  const weak = { error: "El año de nacimiento se adivina enseguida. Elige otro PIN." };
  let answer = refuse(400, weak);
  const { user, world, verify } = draw(() => answer());
  await user.keyboard("1941{Enter}");
  expect(world.said).toEqual([`alert: ${weak.error}`]);
  expect((field() as HTMLInputElement).value).toBe("");
  answer = refuse(503, null);
  await user.keyboard("4071{Enter}");
  expect(verify).toHaveBeenLastCalledWith("4071");
  expect((field() as HTMLInputElement).value).toBe("4071");
});

test("without room on the disk the server's sentence stands alone: nobody is asked to try again", async () => {
  const sentence = "No queda sitio en el disco del portal y no se ha guardado nada.";
  const { user, world } = draw(refuse(507, { error: sentence, code: "DISK_FULL" }));
  await user.keyboard("1234{Enter}");
  expect(world.said).toEqual([`alert: ${sentence}`]);
});

test.each([
  ["no answer", refuse(0, null), " – Error de conexión al servidor"],
  ["an answer without a sentence", refuse(502, null), ""],
  ["a server that fails", refuse(500, { error: "Algo ha fallado." }), " – Algo ha fallado."],
  [
    "an error of the page itself",
    () => {
      throw new TypeError("x is not a function");
    },
    "",
  ],
])("%s is 'Error al verificar PIN', and the digits stay", async (_case, verdict, detail) => {
  const { user, world } = draw(verdict);
  await user.keyboard("4071{Enter}");
  expect(world.said).toEqual([`alert: Error al verificar PIN${detail}`]);
  expect((field() as HTMLInputElement).value).toBe("4071");
});

test("while the PIN is checked, pressing again sends nothing more", async () => {
  let settle: (verdict: PinVerdict) => void = () => {};
  const waiting = new Promise<PinVerdict>((resolve) => {
    settle = resolve;
  });
  const { user, verify, onValid } = draw(() => waiting);
  await user.keyboard("4071");
  await user.dblClick(button("Entrar"));
  await user.keyboard("{Enter}");
  expect(screen.getByText("Comprobando...")).toBeTruthy();
  expect(button("Entrar").getAttribute("aria-disabled")).toBe("true");
  expect(verify).toHaveBeenCalledOnce();
  settle({ valid: true });
  await waitFor(() => expect(onValid).toHaveBeenCalledOnce());
});

test("closing is the caller's, and gives the focus back to where it was", async () => {
  const opener = document.createElement("button");
  document.body.append(opener);
  opener.focus();
  const { user, onClose, unmount } = draw(right);
  expect(document.activeElement).toBe(field());
  await user.click(button("Cerrar"));
  expect(onClose).toHaveBeenCalledOnce();
  unmount();
  expect(document.activeElement).toBe(opener);
  opener.remove();
});
