import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { button } from "../../testing/index.tsx";
import { draw, field, refuse, right } from "./testing/pin-dialog.tsx";

test("the keypad writes, erases and tells how far one is", async () => {
  const { user, verify } = draw(right);
  for (const key of ["4", "0", "9"]) await user.click(button(key));
  expect(screen.getAllByRole("status")[0]?.textContent).toBe("3 de 4 números escritos");
  await user.click(button("Borrar"));
  for (const key of ["7", "1", "5"]) await user.click(button(key));
  await user.click(button("Entrar"));
  expect(verify).toHaveBeenCalledExactlyOnceWith("4071");
});

test("fewer than four digits are not sent", async () => {
  const { user, verify, world } = draw(right);
  await user.keyboard("407{Enter}");
  expect(world.said).toEqual(["alert: El PIN debe tener 4 dígitos"]);
  expect(verify).not.toHaveBeenCalled();
  expect((field() as HTMLInputElement).value).toBe("407");
});

test.each([[{ valid: false, attemptsLeft: 3 }, "Te quedan 3 intentos."]])(
  "a wrong PIN is told kindly, with the tries that are left: %j",
  async (verdict, left) => {
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
  },
);

test("when one has to wait, the server's sentence says for how long", async () => {
  const sentence = "Espera 30 segundos antes de volver a intentarlo.";
  const { user, world } = draw(refuse(429, { error: sentence, code: "TOO_MANY_ATTEMPTS" }));
  await user.keyboard("1234{Enter}");
  expect(world.said).toEqual([`alert: ${sentence}`]);
  expect(screen.getByText(sentence)).toBeTruthy();
});

test("a wait of hours is told in hours, on a device whose clock goes on meanwhile", async () => {
  let now = Date.now();
  const clock = vi.spyOn(Date, "now").mockImplementation(() => now++);
  const refused = { error: "", code: "TOO_MANY_ATTEMPTS", retryAfterSeconds: 21_600 };
  const { user } = draw(refuse(429, refused));
  await user.keyboard("1234{Enter}");
  clock.mockRestore();
  expect(screen.getByText("Espera 6 horas antes de volver a intentarlo.")).toBeTruthy();
});

test("the wait counts down in plain words; nothing is sent until it is over", async () => {
  vi.useFakeTimers();
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const sentence = "Espera 2 minutos antes de volver a intentarlo.";
  const busy = { error: sentence, code: "TOO_MANY_ATTEMPTS", retryAfterSeconds: 62 };
  let locked = true;
  const { world, verify, onValid } = draw(() => (locked ? refuse(429, busy)() : right()));
  const enter = async () => {
    fireEvent.change(field(), { target: { value: "4071" } });
    fireEvent.click(button("Entrar"));
    await pass(0);
  };
  await enter();
  expect(screen.getByText(sentence).getAttribute("aria-live")).toBe("off");
  await pass(3_000);
  expect(screen.getByText("Espera 59 segundos antes de volver a intentarlo.")).toBeTruthy();
  await enter();
  expect(verify).toHaveBeenCalledOnce();
  expect(world.said).toEqual([
    `alert: ${sentence}`,
    "alert: Espera 59 segundos antes de volver a intentarlo.",
  ]);
  await pass(58_000);
  expect(screen.getByText("Espera un segundo antes de volver a intentarlo.")).toBeTruthy();
  await pass(1_000);
  expect(screen.getByText("Ya puedes volver a intentarlo.").getAttribute("aria-live")).toBe(
    "polite",
  );
  locked = false;
  await enter();
  expect(onValid).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
