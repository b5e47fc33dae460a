import { json, renderScreen } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { AdminDashboard } from "../admin-dashboard/admin-dashboard.tsx";
import { AdminLogin } from "../admin-login/admin-login.tsx";
import { carmen, LIST, session } from "./fixtures.ts";

type Press = readonly string[];
interface FormOfArea {
  /** What opens the form; nothing for those that a screen shows at once. */
  open: Press;
  /** What is typed before it is sent, by the field's label. */
  typed: Record<string, string>;
  ticked?: string;
  send: string;
  call: string;
  /** The server's name of each field, and its label. */
  fields: Record<string, string>;
  /** The view of the sign-in, for the forms that need no session. */
  view?: "create" | "login";
}

const EMAIL = "Correo Electrónico";
const account = {
  "Nombre Completo": "Lucía",
  [EMAIL]: "lucia@correo.es",
  Contraseña: "tres-gatos",
};
const accountFields = { name: "Nombre Completo", email: EMAIL, password: "Contraseña" };
const detailsFields = {
  name: "Nombre Completo",
  phone: "Teléfono (opcional)",
  email: "Correo Electrónico (opcional)",
  surnames: "Apellidos (opcional)",
  preferredName: "Cómo quiere que la llamemos (opcional)",
  birthDate: "Fecha de nacimiento (opcional)",
  emergencyName: "Contacto de emergencia (opcional)",
  emergencyPhone: "Teléfono de emergencia (opcional)",
};
const options = "Más opciones de Carmen López";
const DEVICE = "Nombre del dispositivo (opcional)";

/** Every form of this area, with every field whose value the server may find wrong. */
export const FORMS = {
  "Iniciar Sesión": {
    view: "login",
    open: [],
    typed: { [EMAIL]: "ana@villanueva.es", Contraseña: "tres-gatos" },
    send: "Iniciar Sesión",
    call: "POST /api/admin/login",
    fields: { email: EMAIL, password: "Contraseña" },
  },
  "Crear Cuenta de Administrador": {
    view: "create",
    open: [],
    typed: account,
    send: "Crear Administrador",
    call: "POST /api/admin/create-first",
    fields: accountFields,
  },
  "Crear Nuevo Usuario": {
    open: ["Crear Nuevo Usuario"],
    typed: { "Nombre Completo": "Carmen", "PIN de acceso": "4071" },
    ticked: "Acepto la Política de Privacidad y los Términos de Servicio",
    send: "Crear Usuario",
    call: "POST /api/users",
    fields: { ...detailsFields, pin: "PIN de acceso" },
  },
  "Datos de la persona": {
    open: [options, "Datos de la persona"],
    typed: { "Nombre Completo": " Gil" },
    send: "Guardar cambios",
    call: "PATCH /api/users/u1",
    fields: detailsFields,
  },
  "Agregar Persona de Apoyo": {
    open: ["Agregar Apoyo"],
    typed: account,
    send: "Agregar Persona",
    call: "POST /api/users/u1/support-persons",
    fields: accountFields,
  },
  "Cambiar contraseña": {
    open: ["Consultar Apoyos", "Cambiar contraseña de Lucía López"],
    typed: { "Contraseña nueva": "tres-gatos" },
    send: "Guardar la contraseña",
    call: "PUT /api/support-persons/s1/password",
    fields: { password: "Contraseña nueva" },
  },
  "Cambiar el PIN": {
    open: [options, "Cambiar el PIN"],
    typed: { "PIN nuevo": "4071" },
    send: "Guardar el PIN",
    call: "PUT /api/users/u1/pin",
    fields: { pin: "PIN nuevo" },
  },
  "Autorizar este dispositivo": {
    open: ["Ajustes", "Autorizar este dispositivo"],
    typed: { [DEVICE]: "Sala" },
    send: "Autorizar",
    call: "POST /api/devices/authorise",
    fields: { name: DEVICE },
  },
} satisfies Record<string, FormOfArea>;

type FormName = keyof typeof FORMS;

export const REFUSED = "Revisa lo que has escrito.";
const sentenceOf = (field: string) => `Esto no vale: ${field}.`;

/** The dashboard under a form would be drawn again for each key. */
async function paste(field: HTMLElement, value: string) {
  await userEvent.click(field);
  await userEvent.paste(value);
}

/** Draws the form over a server that refuses some fields, fills it in and sends it. */
export async function sendRefused(
  { view, open, typed, ticked, send, call }: FormOfArea,
  wrong: string[],
) {
  const fields = Object.fromEntries(wrong.map((field) => [field, sentenceOf(field)]));
  const lucia = { id: "s1", name: "Lucía López", email: "lucia@correo.es" };
  const { world } = renderScreen(view ? <AdminLogin /> : <AdminDashboard />, {
    ...(view === "create" ? { view } : {}),
    screen: view ? "admin-login" : "admin-dashboard",
    session: view ? null : session,
    answers: {
      [LIST]: () => json([carmen]),
      "GET /api/users/u1/support-persons": () => json([lucia]),
      [call]: () => json({ error: REFUSED, code: "VALIDATION", fields }, 400),
    },
  });
  const named = (words: string) => ({ name: (name: string) => name.startsWith(words) });
  for (const words of open) await userEvent.click(await screen.findByRole("button", named(words)));
  for (const [label, value] of Object.entries(typed))
    await paste(await screen.findByLabelText(label), value);
  if (ticked) await userEvent.click(await screen.findByRole("checkbox", { name: ticked }));
  await userEvent.click(await screen.findByRole("button", { name: send }));
  return { world };
}

/** @param names of the forms that are tried as examples; all of them when absent */
export function testForms(names = Object.keys(FORMS) as readonly FormName[]): void {
  it.each(names)(
    "'%s' says what is wrong under its fields, and in no dialog on top of them",
    async (name) => {
      const form: FormOfArea = FORMS[name];
      const { world } = await sendRefused(form, Object.keys(form.fields));
      for (const [field, label] of Object.entries(form.fields)) {
        expect(await screen.findByText(sentenceOf(field))).toBeTruthy();
        expect(screen.getByLabelText(label).getAttribute("aria-invalid")).toBe("true");
      }
      const [first = ""] = Object.values(form.fields);
      await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(first)));
      expect(world.said).toEqual([]);
      expect(screen.getByText(new RegExp(`${REFUSED}$`))).toBeTruthy();
    },
  );
}
