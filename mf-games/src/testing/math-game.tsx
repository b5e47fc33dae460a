import { fireEvent, screen, within } from "@testing-library/react";
import { pass } from "./play-in-portal.tsx";

export const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

export const options = () =>
  within(screen.getByRole("group", { name: "Respuestas" })).getAllByRole("button");

export const question = () => screen.getByRole("heading", { level: 2 });

/** What the question on the screen comes to, worked out from its words. */
export function answer(): number {
  const [, left, operation, right] =
    /Cuánto es (\d+) (más|menos|por|entre) (\d+)\?/.exec(question().textContent ?? "") ?? [];
  const [a, b] = [Number(left), Number(right)];
  return { más: a + b, menos: a - b, por: a * b, entre: a / b }[operation ?? ""] ?? Number.NaN;
}

export function choose(right: boolean) {
  const wanted = String(answer());
  const option = options().find((button) => (button.textContent === wanted) === right);
  fireEvent.click(option as Element);
}

/** Leaves the correction of an answer, if there is one. */
export function goOn() {
  const next = screen.queryByRole("button", { name: /^(Siguiente|Terminar)$/ });
  if (next) fireEvent.click(next);
}

export async function answerAll(right: (question: number) => boolean) {
  for (let asked = 0; asked < 10; asked++) {
    await pass(1000);
    choose(right(asked));
    goOn();
  }
  await pass(0);
}
