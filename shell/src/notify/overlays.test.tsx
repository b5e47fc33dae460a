import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { speak } from "../testing/overlays.tsx";

describe("a toast that offers something", () => {
  const draw = () => {
    const done = vi.fn();
    const notify = speak();
    let remove: (() => void) | undefined;
    act(() => {
      remove = notify.toast({
        title: "Lucía te ha escrito",
        from: "Lucía Gil",
        action: { label: "Ver mensaje", act: done },
      });
    });
    return { done, remove: () => act(() => remove?.()) };
  };

  it("says it politely, shows whose it is, and goes when it was pressed", async () => {
    const { done } = draw();
    const button = await screen.findByRole("button", { name: "Ver mensaje" });
    expect(button.closest("li")?.textContent).toContain("LG");
    // 'Escuchar' of the screen below reads it too.
    expect(button.closest("[data-aloud-over]")?.textContent).toContain("Lucía te ha escrito");
    // The screen below has its own filled button.
    expect(document.querySelector("button.primary")).toBeNull();
    await waitFor(() =>
      expect(document.querySelector("[aria-live=polite]")?.textContent).toContain("Lucía"),
    );
    await userEvent.click(button);
    expect(done).toHaveBeenCalledTimes(1);
    expect(screen.queryByText("Lucía te ha escrito")).toBeNull();
  });
});

it.each(["waits", "danger"])(
  "what was not done (%s, as areas of any release say it) has a sign and no red",
  async (tone) => {
    const notify = speak();
    act(() => void notify.toast({ title: "No se pudo enviar", ...({ tone } as object) }));
    const toast = (await screen.findByText("No se pudo enviar")).closest("li");
    expect([...(toast?.classList ?? [])]).toContain("waits");
    expect(toast?.querySelector("svg")).toBeTruthy();
  },
);

it("what was done has no sign", async () => {
  const notify = speak();
  act(() => void notify.toast({ title: "Guardado" }));
  const toast = (await screen.findByText("Guardado")).closest("li");
  expect([...(toast?.classList ?? [])]).not.toContain("waits");
  expect(toast?.querySelector("svg")).toBeNull();
});

describe("beside whom to call in danger", () => {
  const appear = () =>
    act(async () => document.body.insertAdjacentHTML("beforeend", "<i data-keep-clear></i>"));
  const close = () => act(async () => document.querySelector("[data-keep-clear]")?.remove());
  const action = { label: "Ver mensaje", act: () => {} };
  afterEach(close);

  it.each([
    { title: "Voz reconocida" },
    { title: "Hecho", action: { label: "Deshacer", act: () => {} }, lastsMs: 10_000 },
  ])("a toast that goes by itself ($title) is dropped when the card appears", async (toast) => {
    const notify = speak();
    act(() => void notify.toast(toast));
    await screen.findByText(toast.title);
    await appear();
    expect(screen.queryByText(toast.title)).toBeNull();
    await close();
    expect(screen.queryByText(toast.title)).toBeNull();
  });

  it("one that stays, and one that comes meanwhile, wait until the card is closed", async () => {
    const notify = speak();
    act(() => void notify.toast({ title: "Lucía te ha escrito", action }));
    await screen.findByRole("button", { name: "Ver mensaje" });
    await appear();
    expect(screen.queryByText("Lucía te ha escrito")).toBeNull();
    act(() => void notify.toast({ title: "Guardado" }));
    expect(screen.queryByText("Guardado")).toBeNull();
    await close();
    expect(screen.getByText("Guardado")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Cerrar" }));
    expect(screen.getByRole("button", { name: "Ver mensaje" })).toBeTruthy();
  });
});

describe("alert", () => {
  it("stays until it is accepted", async () => {
    const notify = speak();
    let closed = false;
    act(
      () =>
        void notify.alert("PIN incorrecto", "Te quedan 4 intentos.").then(() => {
          closed = true;
        }),
    );

    const dialog = await screen.findByRole("alertdialog", { name: "PIN incorrecto" });
    expect(dialog.textContent).toContain("Te quedan 4 intentos.");
    expect(closed).toBe(false);
    await userEvent.click(screen.getByRole("button", { name: "Aceptar" }));
    await waitFor(() => expect(closed).toBe(true));
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });
});

describe("the focus, when an alert has been read", () => {
  /** From the button 'Enviar' to an accepted alert; `then` is what its caller does next. */
  async function readAlert(then: () => void) {
    const notify = speak();
    render(
      <>
        <button type="button">Enviar</button>
        <input aria-label="Nombre" />
      </>,
    );
    screen.getByRole("button", { name: "Enviar" }).focus();
    act(() => void notify.alert("Faltan datos").then(then));
    await screen.findByRole("alertdialog");
    await userEvent.click(screen.getByRole("button", { name: "Aceptar" }));
    // What is returned comes a moment after the dialog has closed.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  }

  it("is where it was", async () => {
    await readAlert(() => {});
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Enviar" }));
  });
});

describe("confirm", () => {
  const question = { title: "¿Eliminar?", message: "No se puede deshacer.", confirm: "Eliminar" };

  it.each([
    ["Eliminar", true],
    ["Cancelar", false],
  ])("'%s' answers %s", async (button, expected) => {
    const notify = speak();
    let answered: boolean | undefined;
    act(
      () =>
        void notify.confirm(question).then((goAhead) => {
          answered = goAhead;
        }),
    );
    await userEvent.click(await screen.findByRole("button", { name: button }));
    await waitFor(() => expect(answered).toBe(expected));
  });
});

describe("toast", () => {
  it("shows one at a time, the newest", async () => {
    const notify = speak();
    act(() => notify.toast({ title: "Campos requeridos" }));
    expect(await screen.findByText("Campos requeridos")).toBeTruthy();
    act(() => notify.toast({ title: "Recordatorio creado" }));
    expect(await screen.findByText("Recordatorio creado")).toBeTruthy();
    expect(screen.queryByText("Campos requeridos")).toBeNull();
  });
});
