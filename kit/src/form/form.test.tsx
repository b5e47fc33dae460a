import { act, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ApiError } from "../api/index.ts";
import { sessionEnded } from "./index.ts";
import {
  draw,
  field,
  IN_PAGE,
  refused,
  reloadAsks,
  type Setup,
  save,
  session,
} from "./testing/form.tsx";
import type { DraftPlace } from "./use-draft.ts";

/** A promise that the test settles. */
function pending<Value>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

test("what is wrong stands under its field and above the button, and nothing is sent", async () => {
  const send = vi.fn(async () => {});
  const { user } = draw({ send });
  await user.type(field("Teléfono"), "600");
  await user.click(save());
  expect(await screen.findByText("Falta el nombre")).toBeTruthy();
  expect(screen.getByText("Revisa los datos")).toBeTruthy();
  expect(field("Nombre").getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(field("Nombre"));
  expect(send).not.toHaveBeenCalled();

  await user.type(field("Nombre"), "Ana");
  await user.click(field("Acepta"));
  await user.click(save());
  await waitFor(() => expect(send.mock.calls.length).toBe(1));
  expect(send.mock.calls[0]?.slice(0, 1)).toEqual([
    { name: "Ana", phone: "600", password: "", pin: "", agrees: true },
  ]);
  expect(screen.queryByText("Falta el nombre")).toBeNull();
  expect(screen.queryByText("Revisa los datos")).toBeNull();
});

test("the API's sentence about a field stands under that field, which takes the focus", async () => {
  const fields = { phone: "Escribe un teléfono válido." };
  const send = async () => refused({ error: "Hay datos que faltan.", fields });
  const { user, world } = draw({ send });
  await user.type(field("Nombre"), "Ana");
  await user.click(save());
  expect(await screen.findByText("Escribe un teléfono válido.")).toBeTruthy();
  expect(screen.getByText("Hay datos que faltan.")).toBeTruthy();
  expect(world.said).toEqual([]);
  expect(document.activeElement).toBe(field("Teléfono"));
  expect(field("Nombre").value).toBe("Ana");
});

test("it is sent once, however often the button is pressed, and shows that it is busy", async () => {
  const { promise, resolve } = pending<void>();
  const send = vi.fn(() => promise);
  const { user } = draw({ send });
  await user.type(field("Nombre"), "Ana");
  await user.dblClick(save());
  expect(await screen.findByRole("button", { name: "Guardando" })).toBeTruthy();
  await user.keyboard("{Enter}");
  await act(async () => resolve());
  expect(await screen.findByRole("button", { name: "Guardar" })).toBeTruthy();
  expect(send).toHaveBeenCalledOnce();
});

test("what is sent again because its answer was lost has the same key, other content another", async () => {
  const keys: string[] = [];
  const send: Setup["send"] = async (typed, keyOf) => {
    keys.push(keyOf(typed));
    refused({}, 500);
  };
  const { user } = draw({ send });
  await user.type(field("Nombre"), "Ana");
  for (const more of ["", " María"]) {
    if (more) await user.type(field("Nombre"), more);
    await user.click(save());
    await user.click(save());
  }
  await waitFor(() => expect(keys.length).toBe(4));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[3]).toBe(keys[2]);
  expect(keys[2]).not.toBe(keys[0]);
});

const places: [string, DraftPlace][] = [
  ["browser", { name: "person", in: "browser" }],
  ["page", IN_PAGE],
];

test.each(places)("no password and no PIN is part of a draft in the %s", async (_where, draft) => {
  const kept = new Map<string, string>();
  const store = {
    read: (name: string) => kept.get(name) ?? null,
    write: (name: string, value: string | null) =>
      void (value === null ? kept.delete(name) : kept.set(name, value)),
  };
  const first = draw({ draft }, { store });
  for (const label of ["Nombre", "Contraseña", "PIN"]) await first.user.type(field(label), "4071");
  await first.user.click(field("Acepta"));
  first.unmount();
  expect([...kept.values()].join()).not.toMatch(/password":"4|pin":"4/);

  draw({ draft }, { store });
  expect(field("Nombre").value).toBe("4071");
  expect(field("Acepta").checked).toBe(true);
  expect([field("Contraseña").value, field("PIN").value]).toEqual(["", ""]);
});

test("a draft of the page waits for the same person alone, until it is sent", async () => {
  const first = draw({ draft: IN_PAGE });
  await first.user.type(field("Nombre"), "Ana");
  first.unmount();

  const administrator = { id: "a2", name: "Luis", email: "luis@villanueva.es" };
  const other = draw({ draft: IN_PAGE }, { session: { ...session, administrator } });
  expect(field("Nombre").value).toBe("");
  other.unmount();
  for (const _time of ["once", "twice"]) {
    const again = draw({ draft: IN_PAGE });
    expect(field("Nombre").value).toBe("Ana");
    again.unmount();
  }
  const last = draw({ draft: IN_PAGE });
  await last.user.click(save());
  await waitFor(() => expect(reloadAsks()).toBe(false));
  last.unmount();
  draw({ draft: IN_PAGE });
  expect(field("Nombre").value).toBe("");
});

test("a session that ends on sending leaves a draft", async () => {
  const first = draw({ draft: IN_PAGE, send: async () => refused({ error: "Fin" }, 401) });
  await first.user.type(field("Nombre"), "Ana");
  await first.user.click(save());
  await waitFor(() => expect(first.world.said).toEqual(["alert: Fin"]));
  first.unmount();
  draw({ draft: IN_PAGE });
  expect(field("Nombre").value).toBe("Ana");
});

test("only a 401 is an ended session", () => {
  expect([401, 403].map((status) => sessionEnded(new ApiError(status, "")))).toEqual([true, false]);
  expect(sessionEnded(new TypeError("x"))).toBe(false);
});
