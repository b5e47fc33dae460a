import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ApiError } from "../../api/index.ts";
import type { Session } from "../../area/index.ts";
import { renderScreen, type ScreenSetup } from "../../testing/index.tsx";
import { Button, CheckField, FormError, TextField } from "../../ui/index.ts";
import { alertOf, Form, useForm, wrongFields } from "../index.ts";
import type { DraftPlace } from "../use-draft.ts";

const EMPTY = { name: "", phone: "", password: "", pin: "", agrees: false };

export const IN_PAGE: DraftPlace = { name: "person", in: "page" };

export const session = {
  role: "administrator",
  administrator: { id: "a1", name: "Eva", email: "eva@villanueva.es" },
  municipality: { id: "m1", name: "Villanueva" },
} satisfies Session;

type Typed = typeof EMPTY;

export interface Setup {
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

export function draw(setup: Setup = {}, screenSetup: ScreenSetup = {}) {
  const view = renderScreen(<PersonForm {...setup} />, { session, ...screenSetup });
  return { ...view, user: userEvent.setup() };
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

export const save = () => screen.getByRole("button", { name: /^Guarda/ });

export const refused = (body: unknown, status = 400) => {
  throw new ApiError(status, JSON.stringify(body));
};

/** Whether the page would go without a question: by a person, or by the shell alone. */
export function reloadAsks(by: "person" | "shell" = "person"): boolean {
  const event = new Event("beforeunload", { cancelable: true });
  Object.defineProperty(event, "isTrusted", { value: by === "person" });
  dispatchEvent(event);
  return event.defaultPrevented;
}
