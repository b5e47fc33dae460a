import { Button } from "@acompana/kit/ui";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { speak, voice } from "../testing/overlays.tsx";
import { ModalDialog } from "./modal-dialog.tsx";

/** A list in a dialog; deleting its row closes the question that was asked about it. */
function List() {
  const [asked, setAsked] = useState(false);
  const [isRemoved, setIsRemoved] = useState(false);
  return (
    <ModalDialog title="Familiares" onClose={() => {}}>
      {!isRemoved && <Button onClick={() => setAsked(true)}>Quitar a Eva</Button>}
      {asked && (
        <ModalDialog title="¿Quitar a Eva?" onClose={() => setAsked(false)}>
          <Button
            onClick={() => {
              setIsRemoved(true);
              setAsked(false);
              void voice?.alert("Hecho");
            }}
          >
            Quitar
          </Button>
        </ModalDialog>
      )}
    </ModalDialog>
  );
}

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

  it("goes by itself where it says for how long it is offered, and waits while it has the focus", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const notify = speak();
    const undo = { label: "Deshacer", act: () => {} };
    act(() => void notify.toast({ title: "Hecho", action: undo, lastsMs: 10_000 }));
    const button = await screen.findByRole("button", { name: "Deshacer" });
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    act(() => button.focus());
    await pass(60_000);
    expect(screen.getByRole("button", { name: "Deshacer" })).toBe(button);
    act(() => button.blur());
    await pass(5_000);
    expect(screen.getByRole("button", { name: "Deshacer" })).toBe(button);
    await pass(10_000);
    expect(screen.queryByRole("button", { name: "Deshacer" })).toBeNull();
    vi.useRealTimers();
  });

  it.each(["is read aloud", "lies under a dialog"])(
    "waits while the page %s, and is then offered for as long as it says",
    async (while_) => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      const notify = speak();
      const undo = { label: "Deshacer", act: () => {} };
      act(() => void notify.toast({ title: "Hecho", action: undo, lastsMs: 10_000 }));
      const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
      await screen.findByText("Deshacer");
      await pass(8_000);
      const isReading = while_ === "is read aloud";
      if (isReading) document.body.firstElementChild?.setAttribute("data-reading", "");
      else act(() => void notify.alert("Ayuda"));
      await pass(100);
      await pass(60_000);
      expect(screen.getByText("Deshacer")).toBeTruthy();
      if (isReading) document.body.firstElementChild?.removeAttribute("data-reading");
      else act(() => screen.getByRole("button", { name: "Aceptar" }).click());
      await pass(100);
      await pass(9_000);
      expect(screen.getByText("Deshacer")).toBeTruthy();
      await pass(2_000);
      expect(screen.queryByText("Deshacer")).toBeNull();
      vi.useRealTimers();
    },
  );

  it("is taken away by whoever has shown it", async () => {
    const { remove } = draw();
    await screen.findByRole("button", { name: "Ver mensaje" });
    remove();
    expect(screen.queryByText("Lucía te ha escrito")).toBeNull();
  });
});

describe("a toast that takes another one's place", () => {
  const open = { label: "Ver mensaje", act: () => {} };

  const close = async () => userEvent.click(await screen.findByRole("button", { name: "Cerrar" }));

  it("lets the one that stays until it is answered come back, once", async () => {
    const notify = speak();
    act(() => void notify.toast({ title: "Lucía te ha escrito", action: open }));
    await screen.findByRole("button", { name: "Ver mensaje" });
    act(() => void notify.toast({ title: "Guardado" }));
    expect(screen.queryByRole("button", { name: "Ver mensaje" })).toBeNull();
    await close();
    await screen.findByRole("button", { name: "Ver mensaje" });
    await close();
    expect(screen.queryByRole("button", { name: "Ver mensaje" })).toBeNull();
  });

  it("does not bring back what goes by itself, nor what was taken away meanwhile", async () => {
    const notify = speak();
    let remove: (() => void) | undefined;
    act(() => {
      remove = notify.toast({ title: "Lucía te ha escrito", action: open });
      notify.toast({
        title: "Hecho",
        action: { label: "Deshacer", act: () => {} },
        lastsMs: 9_000,
      });
      notify.toast({ title: "Guardado" });
    });
    act(() => remove?.());
    await screen.findByText("Guardado");
    await close();
    expect(screen.queryByRole("listitem")).toBeNull();
  });
});

describe("alert", () => {
  it("waits its turn behind another one", async () => {
    const notify = speak();
    act(() => {
      void notify.alert("Primero");
      void notify.alert("Segundo");
    });
    await screen.findByRole("alertdialog", { name: "Primero" });
    await userEvent.click(screen.getByRole("button", { name: "Aceptar" }));
    expect(await screen.findByRole("alertdialog", { name: "Segundo" })).toBeTruthy();
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

  it("is where the caller has led it", async () => {
    await readAlert(() => screen.getByLabelText("Nombre").focus());
    expect(document.activeElement).toBe(screen.getByLabelText("Nombre"));
  });
});

describe("the focus, when what opened a dialog is gone", () => {
  it("is in the dialog beneath, not on the screen behind it", async () => {
    speak();
    render(
      <>
        <h1 tabIndex={-1}>Panel</h1>
        <List />
      </>,
    );
    await userEvent.click(await screen.findByRole("button", { name: "Quitar a Eva" }));
    await userEvent.click(await screen.findByRole("button", { name: "Quitar" }));
    await userEvent.click(await screen.findByRole("button", { name: "Aceptar" }));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    const list = screen.getByRole("dialog", { name: "Familiares" });
    expect(list.contains(document.activeElement)).toBe(true);
  });
});

describe("confirm", () => {
  const question = { title: "¿Eliminar?", message: "No se puede deshacer.", confirm: "Eliminar" };

  it.each([true, false])(
    "a first choice stands before the two; its act answers %s",
    async (acted) => {
      const notify = speak();
      let answered: boolean | undefined;
      const choose = vi.fn(async () => acted);
      const first = { label: "Guardar y salir", act: choose };
      act(
        () =>
          void notify.confirm({ ...question, first }).then((goAhead) => {
            answered = goAhead;
          }),
      );
      const dialog = await screen.findByRole("alertdialog");
      const labels = within(dialog)
        .getAllByRole("button")
        .map(({ textContent }) => textContent);
      expect(labels).toEqual(["Guardar y salir", "Cancelar", "Eliminar"]);
      expect(choose).not.toHaveBeenCalled();
      await userEvent.click(screen.getByRole("button", { name: "Guardar y salir" }));
      await waitFor(() => expect(answered).toBe(acted));
      expect(choose).toHaveBeenCalledOnce();
      expect(screen.queryByRole("alertdialog")).toBeNull();
    },
  );

  it("changes nothing when it is left with Escape", async () => {
    const notify = speak();
    let answered: boolean | undefined;
    act(
      () =>
        void notify.confirm(question).then((goAhead) => {
          answered = goAhead;
        }),
    );
    await screen.findByRole("alertdialog");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(answered).toBe(false));
  });
});

describe("toast", () => {
  it("leaves Escape to the dialog that lies below it", async () => {
    const notify = speak();
    const onClose = vi.fn();
    let answered: boolean | undefined;
    act(() => {
      void notify
        .confirm({ title: "¿Salir?", message: "Se pierde.", confirm: "Salir" })
        .then((go) => {
          answered = go;
          onClose();
        });
    });
    await screen.findByRole("alertdialog");
    act(() => notify.toast({ title: "Guardado" }));
    expect(await screen.findByText("Guardado")).toBeTruthy();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(answered).toBe(false));
    expect(onClose).toHaveBeenCalledOnce();
    expect(screen.getByText("Guardado")).toBeTruthy();
  });
});
