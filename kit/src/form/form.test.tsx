import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "../api/index.ts";
import type { Session } from "../area/index.ts";
import { renderScreen, type ScreenSetup } from "../testing/index.tsx";
import { Button, CheckField, FormError, TextField } from "../ui/index.ts";
import { alertOf, Form, sessionEnded, useDraftFile, useForm, wrongFields } from "./index.ts";
import { type DraftPlace, draftsOf } from "./use-draft.ts";

const EMPTY = { name: "", phone: "", password: "", pin: "", agrees: false };
const IN_PAGE: DraftPlace = { name: "person", in: "page" };
const session: Session = {
  role: "administrator",
  administrator: { id: "a1", name: "Eva", email: "eva@villanueva.es" },
  municipality: { id: "m1", name: "Villanueva" },
};

type Typed = typeof EMPTY;
interface Setup {
  send?: (typed: Typed, keyOf: (content: unknown) => string) => Promise<unknown>;
  draft?: DraftPlace;
  onClosed?: () => void;
}

function PersonForm({ send = async () => {}, draft = IN_PAGE, onClosed = () => {} }: Setup) {
  const form = useForm({
    empty: EMPTY,
    draft,
    check: ({ name }) => {
      const fields = wrongFields({ name: name ? undefined : "Falta el nombre" });
      return fields && { line: "Revisa los datos", fields };
    },
    send,
    explain: (error) => alertOf(error, "No se pudo guardar"),
  });
  return (
    <Form form={form}>
      <TextField label="Nombre" {...form.text("name")} />
      <TextField label="Teléfono" {...form.text("phone")} />
      <TextField label="Contraseña" {...form.text("password")} />
      <TextField label="PIN" {...form.text("pin")} />
      <CheckField label="Acepta" {...form.box("agrees")} />
      <FormError message={form.line} />
      <Button type="submit">{form.busy ? "Guardando" : "Guardar"}</Button>
      <Button onClick={form.forget}>Vaciar</Button>
      <Button onClick={form.closing(onClosed)}>Cerrar</Button>
    </Form>
  );
}

function draw(setup: Setup = {}, screenSetup: ScreenSetup = {}) {
  const view = renderScreen(<PersonForm {...setup} />, { session, ...screenSetup });
  return { ...view, user: userEvent.setup() };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => screen.getByRole("button", { name: /^Guarda/ });
const refused = (body: unknown, status = 400) => {
  throw new ApiError(status, JSON.stringify(body));
};

/** A promise that the test settles. */
function pending<Value>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

afterEach(() => vi.restoreAllMocks());

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

test("a sentence that a field says already is not said a second time", async () => {
  const sentence = "Escribe un teléfono válido.";
  const send = async () => refused({ error: sentence, fields: { phone: sentence } });
  const { user, world } = draw({ send });
  await user.type(field("Nombre"), "Ana");
  await user.click(save());
  expect(await screen.findAllByText(sentence)).toHaveLength(1);
  expect(world.said).toEqual([]);
});

test("what is wrong with a field that the form does not draw is said above the button", async () => {
  const birthDate = "Falta la fecha.";
  const fields = { birthDate };
  const { user, world } = draw({ send: async () => refused({ error: birthDate, fields }) });
  await user.type(field("Nombre"), "Ana");
  await user.click(save());
  expect(await screen.findAllByText(birthDate)).toHaveLength(1);
  expect(world.said).toEqual([]);
  expect(document.activeElement).toBe(save());
});

test("a wrong field that is covered when it is marked has the focus once it is not", async () => {
  function Covered() {
    const [isCovered, setCovered] = useState(true);
    const form = useForm({
      empty: { name: "" },
      draft: IN_PAGE,
      check: () => ({ fields: { name: "Falta el nombre" } }),
      send: async () => {},
    });
    return (
      <>
        <Button onClick={() => void form.submit()}>Guardar</Button>
        <Button onClick={() => setCovered(false)}>Descubrir</Button>
        <div inert={isCovered}>
          <Form form={form}>
            <TextField label="Nombre" {...form.text("name")} />
          </Form>
        </div>
      </>
    );
  }
  renderScreen(<Covered />);
  await userEvent.click(save());
  await screen.findByText("Falta el nombre");
  expect(document.activeElement).toBe(save());
  await userEvent.click(screen.getByRole("button", { name: "Descubrir" }));
  expect(document.activeElement).toBe(field("Nombre"));
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

test.each([
  "password",
  "newPassword",
  "passwordAgain",
  "pin",
  "newPin",
  "pinAgain",
  "secret",
  "clientSecret",
  "code",
  "recoveryCode",
])("whatever a form calls its secret, a draft has no %s", (field) => {
  const drafts = draftsOf({ read: () => null, write: () => undefined }, "administrator a1");
  const empty = { name: "", pinned: false, postcode: "", [field]: "" };
  const typed = { name: "Ana", pinned: true, postcode: "26001", [field]: "4071" };
  const place = { name: "a form", in: "page" } as const;
  drafts.write(place, typed, empty);
  expect(drafts.read(place, empty)).toEqual({ ...typed, [field]: "" });
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

/** Whether the page would go without a question: by a person, or by the shell alone. */
function reloadAsks(by: "person" | "shell" = "person"): boolean {
  const event = new Event("beforeunload", { cancelable: true });
  Object.defineProperty(event, "isTrusted", { value: by === "person" });
  dispatchEvent(event);
  return event.defaultPrevented;
}

test("the browser asks before a reload as long as something is in the page alone", async () => {
  const { user, unmount } = draw({ draft: IN_PAGE });
  expect(reloadAsks()).toBe(false);
  await user.type(field("Nombre"), "A");
  expect(reloadAsks()).toBe(true);
  await user.type(field("Nombre"), "{Backspace}");
  expect(reloadAsks()).toBe(false);
  await user.type(field("Contraseña"), "tres-gatos");
  expect(reloadAsks()).toBe(true);
  await user.clear(field("Contraseña"));
  expect(reloadAsks()).toBe(false);
  await user.type(field("Nombre"), "Ana");
  expect([reloadAsks(), reloadAsks("shell")]).toEqual([true, true]);
  unmount();
});

test("of a form that is not on the screen any more the browser asks nothing, and it is there again", async () => {
  const first = draw({ draft: IN_PAGE });
  await first.user.type(field("Nombre"), "Ana");
  // Twice on the screen, and gone once.
  draw({ draft: IN_PAGE }).unmount();
  expect(reloadAsks()).toBe(true);
  first.unmount();
  // What loads the page anew by itself still minds it.
  expect([reloadAsks(), reloadAsks("shell")]).toEqual([false, true]);
  const other = draw({ draft: { name: "another form", in: "page" } });
  expect(reloadAsks()).toBe(false);
  await other.user.type(field("Nombre"), "Luis");
  expect(reloadAsks()).toBe(true);
  other.unmount();
  draw({ draft: IN_PAGE });
  expect(field("Nombre").value).toBe("Ana");
  expect(reloadAsks()).toBe(true);
});

test("a chosen file of a form that is not on the screen any more asks nothing either", async () => {
  function Chosen() {
    const { keep } = useDraftFile("message");
    return (
      <button type="button" onClick={() => keep(new File(["a"], "boda.png"))}>
        Elegir
      </button>
    );
  }
  const { unmount } = renderScreen(<Chosen />);
  await userEvent.click(screen.getByRole("button", { name: "Elegir" }));
  expect(reloadAsks()).toBe(true);
  unmount();
  expect([reloadAsks(), reloadAsks("shell")]).toEqual([false, true]);
});

test("a form asks before it is closed only when nothing of what is typed would wait", async () => {
  const onClosed = vi.fn();
  const { user, world } = draw({ onClosed }, { confirms: false });
  const close = () => user.click(screen.getByRole("button", { name: "Cerrar" }));
  await user.type(field("PIN"), "4071");
  await close();
  expect(world.said).toEqual(["confirm: ¿Cerrar sin guardar?"]);
  expect(onClosed).not.toHaveBeenCalled();

  await user.type(field("Nombre"), "Ana");
  await close();
  expect(world.said).toHaveLength(1);
  expect(onClosed).toHaveBeenCalledOnce();
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

test("what was emptied leaves no draft", async () => {
  const first = draw({ draft: IN_PAGE });
  await first.user.type(field("Nombre"), "Ana");
  await first.user.click(screen.getByRole("button", { name: "Vaciar" }));
  expect(field("Nombre").value).toBe("");
  first.unmount();
  draw({ draft: IN_PAGE });
  expect(field("Nombre").value).toBe("");
});

test("only a 401 is an ended session", () => {
  expect([401, 403].map((status) => sessionEnded(new ApiError(status, "")))).toEqual([true, false]);
  expect(sessionEnded(new TypeError("x"))).toBe(false);
});

/** A form that has no words of its own for a failure. */
function BareForm({ check, send }: { check?: () => null; send: () => Promise<unknown> }) {
  const form = useForm({ empty: { name: "" }, draft: IN_PAGE, send, ...(check && { check }) });
  return (
    <Form form={form}>
      <TextField label="Nombre" {...form.text("name")} />
      <Button type="submit">{form.busy ? "Guardando" : "Guardar"}</Button>
    </Form>
  );
}

const breaks = () => {
  throw new TypeError("is not a function");
};

test.each([
  ["the sending", { send: async () => breaks() }],
  ["the looking", { check: breaks, send: async () => {} }],
])("what nobody thought of is told, and the form can be sent again: %s", async (_what, setup) => {
  const reported = vi.spyOn(globalThis, "reportError").mockImplementation(() => {});
  const { world } = renderScreen(<BareForm {...setup} />, { session });
  const user = userEvent.setup();
  await user.type(field("Nombre"), "Eva");
  for (const times of [1, 2]) {
    await user.click(save());
    await waitFor(() => expect(world.said).toHaveLength(times));
    await waitFor(() => expect(save().textContent).toBe("Guardar"));
  }
  expect(world.said[0]).toBe(
    "alert: No se ha podido enviar. Lo que has escrito sigue aquí: inténtalo de nuevo.",
  );
  expect(field("Nombre").value).toBe("Eva");
  expect(reported).toHaveBeenCalledTimes(2);
});
