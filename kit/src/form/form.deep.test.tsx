import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { renderScreen } from "../testing/index.tsx";
import { Button, TextField } from "../ui/index.ts";
import { Form, useDraftFile, useForm } from "./index.ts";
import { draw, field, IN_PAGE, refused, reloadAsks, save, session } from "./testing/form.tsx";
import { draftsOf } from "./use-draft.ts";

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

test("what was emptied leaves no draft", async () => {
  const first = draw({ draft: IN_PAGE });
  await first.user.type(field("Nombre"), "Ana");
  await first.user.click(screen.getByRole("button", { name: "Vaciar" }));
  expect(field("Nombre").value).toBe("");
  first.unmount();
  draw({ draft: IN_PAGE });
  expect(field("Nombre").value).toBe("");
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
