import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { AreaStore } from "../area/index.ts";
import { field, renderScreen } from "../testing/index.tsx";
import { TextField } from "../ui/index.ts";
import { hasDraft } from "./use-draft.ts";
import { useForm } from "./use-form.ts";

const EMPTY = { title: "", day: "hoy" };

function Form({ name }: { name: string }) {
  const draft = { name, in: "browser" } as const;
  const { text, forget, resumed } = useForm({ empty: EMPTY, draft, send: async () => {} });
  return (
    <>
      <TextField label="Título" {...text("title")} />
      <TextField label="Día" {...text("day")} />
      <p>{resumed ? "Aquí está" : "Nuevo"}</p>
      <button type="button" onClick={forget}>
        Enviar
      </button>
    </>
  );
}

function storage(first: Record<string, string> = {}): AreaStore & { kept: Map<string, string> } {
  const kept = new Map(Object.entries(first));
  return {
    kept,
    read: (name) => kept.get(name) ?? null,
    write: (name, value) => void (value === null ? kept.delete(name) : kept.set(name, value)),
  };
}

const draw = (store: AreaStore, name = "carta u1") => renderScreen(<Form name={name} />, { store });

test("what is typed is there again when the form comes back, and only in that form", async () => {
  const store = storage();
  const first = draw(store);
  expect(screen.getByText("Nuevo")).toBeTruthy();
  await userEvent.type(field("Título"), "Querida madre");
  first.unmount();
  expect([hasDraft(store, "carta u1"), hasDraft(store, "carta u2")]).toEqual([true, false]);

  const other = draw(store, "carta u2");
  expect(field("Título").value).toBe("");
  other.unmount();
  draw(store);
  expect(field("Título").value).toBe("Querida madre");
  expect(field("Día").value).toBe("hoy");
  expect(screen.getByText("Aquí está")).toBeTruthy();
});

test("what was sent, and what was emptied again by hand, is not kept", async () => {
  const store = storage();
  draw(store);
  await userEvent.type(field("Título"), "Hola");
  await userEvent.click(screen.getByRole("button", { name: "Enviar" }));
  expect(field("Título").value).toBe("");
  expect(store.kept.size).toBe(0);
  await userEvent.type(field("Título"), "x{Backspace}");
  expect(store.kept.size).toBe(0);
});

test("sending one form leaves the draft of another", async () => {
  const store = storage();
  const one = draw(store, "carta u2");
  await userEvent.type(field("Título"), "Para Manuel");
  one.unmount();
  draw(store);
  await userEvent.type(field("Título"), "Para Carmen");
  await userEvent.click(screen.getByRole("button", { name: "Enviar" }));
  expect(hasDraft(store, "carta u2")).toBe(true);
});

test.each([
  ["is no JSON", "{"],
  ["is something else", '"hola"'],
  ["is a form of another shape", '{"carta u1":{"title":7,"author":"Eva"}}'],
  ["is no form", '{"carta u1":null}'],
])("a kept text that %s does no harm", async (_case, kept) => {
  draw(storage({ drafts: kept }));
  expect(field("Título").value).toBe("");
  expect(field("Día").value).toBe("hoy");
  await userEvent.type(field("Título"), "Hola");
  expect(field("Título").value).toBe("Hola");
});
