import type { Notify } from "@acompana/kit/area";
import { pass } from "@acompana/kit/testing";
import { act, render, screen } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

/** `vi.waitFor` moves the clock on itself; one second is little on a busy machine. */
const PATIENCE = { timeout: 9_000 };

const fetched = vi.fn();
let store = createStore();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.doUnmock("./toasts.tsx");
  vi.resetModules();
  fetched.mockReset();
});

/** A page whose toasts this draws. */
async function openPage(chunk: () => object): Promise<Notify> {
  vi.doMock("./toasts.tsx", () => {
    fetched();
    return chunk();
  });
  const { useNotify } = await import("./notices.ts");
  const { Overlays } = await import("./overlays.tsx");
  store = createStore();
  let notify: Notify | undefined;
  function Page() {
    notify = useNotify();
    return <Overlays />;
  }
  render(
    <Provider store={store}>
      <Page />
    </Provider>,
  );
  return notify as Notify;
}
const drawn = () => ({ Toasts: () => <p>Avisos</p> });
const lost = () => {
  throw new Error("Failed to fetch dynamically imported module");
};

it("what draws toasts is fetched ten seconds after the first screen", async () => {
  await openPage(drawn);
  await pass(9_999);
  expect(fetched).not.toHaveBeenCalled();
  await pass(1);
  await vi.waitFor(() => expect(screen.getByText("Avisos")).toBeTruthy(), PATIENCE);
});

it("the first toast does not wait for it", async () => {
  const { toast } = await openPage(drawn);
  act(() => void toast({ title: "Guardado" }));
  await vi.waitFor(() => expect(screen.getByText("Avisos")).toBeTruthy(), PATIENCE);
});

it("a toast for which it cannot be fetched is said in a dialog", async () => {
  const { toast } = await openPage(lost);
  act(() => void toast({ title: "Sin conexión", description: "Se enviará después." }));
  const find = () => screen.getByRole("alertdialog", { name: "Sin conexión" });
  await vi.waitFor(find, PATIENCE);
  expect(find().textContent).toContain("Se enviará después.");
});

it.each([
  ["Ver", 1],
  ["Cerrar", 0],
])("and what such a toast offers is offered there: '%s'", async (label, times) => {
  const { toast } = await openPage(lost);
  const look = vi.fn();
  act(() => void toast({ title: "Lucía te ha escrito", action: { label: "Ver", act: look } }));
  const button = () => screen.getByRole("button", { name: label });
  await vi.waitFor(button, PATIENCE);
  act(() => button().click());
  await pass(0);
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(look).toHaveBeenCalledTimes(times);
});

it("what was said in a dialog is no toast any more", async () => {
  const { toast } = await openPage(lost);
  const { toastAtom } = await import("./notices.ts");
  act(() => void toast({ title: "Guardado" }));
  await vi.waitFor(() => screen.getByRole("alertdialog", { name: "Guardado" }), PATIENCE);
  expect(store.get(toastAtom)).toBeNull();
});

it("a toast that was taken away meanwhile is not said", async () => {
  const { toast } = await openPage(lost);
  let remove: (() => void) | undefined;
  act(() => {
    remove = toast({ title: "Guardado" });
  });
  act(() => remove?.());
  await pass(100);
  expect(screen.queryByRole("alertdialog")).toBeNull();
});
