import { act, render, renderHook, screen } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { useIsCovered } from "../navigation/open-dialogs.ts";
import { ModalDialog } from "./modal-dialog.tsx";
import { useNotify } from "./notices.ts";

function open() {
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const { result } = renderHook(() => ({ covered: useIsCovered(), notify: useNotify() }), {
    wrapper,
  });
  return { current: () => result.current, wrapper };
}

test("a dialog covers the screen while it is open, and so does the one that is left of two", () => {
  const { current, wrapper } = open();
  expect(current().covered).toBe(false);
  const one = render(<ModalDialog title="Tomar la pastilla">Hecho</ModalDialog>, { wrapper });
  const other = render(<ModalDialog title="¿Salir?">Sí</ModalDialog>, { wrapper });
  expect(current().covered).toBe(true);
  one.unmount();
  expect(current().covered).toBe(true);
  other.unmount();
  expect(current().covered).toBe(false);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.each(["alert", "confirm"] as const)("an %s covers it until it is answered", async (kind) => {
  const { current, wrapper } = open();
  const { Overlays } = await import("./overlays.tsx");
  render(<Overlays />, { wrapper });
  act(() => {
    const { notify } = current();
    if (kind === "alert") void notify.alert("Sin conexión");
    else
      void notify.confirm({
        title: "¿Salir?",
        message: "Se pierde la partida.",
        confirm: "Aceptar",
      });
  });
  expect(current().covered).toBe(true);
  await act(async () => (await screen.findByRole("button", { name: "Aceptar" })).click());
  expect(current().covered).toBe(false);
});

test("what closes a dialog says so in words beside its cross", () => {
  const { wrapper } = open();
  render(
    <ModalDialog title="Nuevo Recordatorio" onClose={() => {}}>
      <input />
    </ModalDialog>,
    { wrapper },
  );
  expect(screen.getByRole("button", { name: "Cerrar" }).textContent).toBe("Cerrar");
});

test("a toast covers nothing", () => {
  const { current } = open();
  act(() => current().notify.toast({ title: "Guardado" }));
  expect(current().covered).toBe(false);
});
