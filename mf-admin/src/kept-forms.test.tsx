import { describeKeptForms, sourcesIn, type TriedForm, untriedForms } from "@acompana/kit/testing";
import { expect, test } from "vitest";
import { CreateAdminForm } from "./admin-login/create-admin-form.tsx";
import { LoginForm } from "./admin-login/login-form.tsx";
import { CreateUserDialog } from "./create-user/create-user-dialog.tsx";
import { AuthoriseDialog } from "./devices/authorise-dialog.tsx";
import { DeviceLinkForm } from "./devices/device-link-form.tsx";
import { AddSupportDialog } from "./support-persons/add-support-dialog.tsx";
import { SetPasswordDialog } from "./support-persons/set-password-dialog.tsx";
import { carmen, session } from "./testing/fixtures.ts";
import { UserDetailsDialog } from "./user-details/user-details-dialog.tsx";
import { SetPinDialog } from "./user-options/set-pin-dialog.tsx";

const setup = { session };
const nothing = () => {};
const relative = { id: "s1", name: "Lucía López", email: "lucia@correo.es" };
const account = {
  typed: { "Nombre Completo": "Lucía López", "Correo Electrónico": "lucia@correo.es" },
  secrets: { Contraseña: "tres-gatos" },
};
const deviceName = "Nombre del dispositivo (opcional)";

const forms: TriedForm[] = [
  {
    file: "./admin-login/login-form.tsx",
    draw: () => <LoginForm />,
    typed: { "Correo Electrónico": "ana@villanueva.es" },
    secrets: { Contraseña: "tres-gatos" },
    submit: "Iniciar Sesión",
  },
  {
    file: "./admin-login/create-admin-form.tsx",
    draw: () => <CreateAdminForm onCreated={nothing} />,
    ...account,
    submit: "Crear Administrador",
  },
  {
    file: "./create-user/create-user-dialog.tsx",
    draw: () => <CreateUserDialog onCreated={nothing} onClose={nothing} />,
    setup,
    typed: {
      "Nombre Completo": "Carmen López",
      "Teléfono (opcional)": "600 123 456",
      "Correo Electrónico (opcional)": "carmen@correo.es",
      "Fecha de nacimiento (opcional)": "1942-05-03",
      "Compartir con la familia": "x",
      "Compartir con el personal municipal": "x",
      "Acepto la Política de Privacidad y los Términos de Servicio": "x",
    },
    secrets: { "PIN de acceso": "4071" },
    submit: "Crear Usuario",
  },
  {
    file: "./user-details/user-details-dialog.tsx",
    draw: () => <UserDetailsDialog user={carmen} onSaved={nothing} onClose={nothing} />,
    setup,
    typed: { "Nombre Completo": "Carmen López Vega", "Teléfono (opcional)": "600 123 456" },
    submit: "Guardar cambios",
  },
  {
    file: "./user-options/set-pin-dialog.tsx",
    draw: () => <SetPinDialog user={carmen} onSaved={nothing} onClose={nothing} />,
    setup,
    secrets: { "PIN nuevo": "4071" },
    submit: "Guardar el PIN",
  },
  {
    file: "./support-persons/add-support-dialog.tsx",
    draw: () => <AddSupportDialog user={carmen} onAdded={nothing} onClose={nothing} />,
    setup,
    ...account,
    submit: "Agregar Persona",
  },
  {
    file: "./support-persons/set-password-dialog.tsx",
    draw: () => <SetPasswordDialog person={relative} onSaved={nothing} onClose={nothing} />,
    setup,
    secrets: { "Contraseña nueva": "tres-gatos" },
    submit: "Guardar la contraseña",
  },
  {
    file: "./devices/authorise-dialog.tsx",
    draw: () => <AuthoriseDialog onAuthorised={nothing} onClose={nothing} />,
    setup,
    typed: { [deviceName]: "Tableta del salón" },
    submit: "Autorizar",
  },
  {
    file: "./devices/device-link-form.tsx",
    draw: () => <DeviceLinkForm />,
    setup,
    typed: { [deviceName]: "Tableta de Carmen" },
    submit: "Crear enlace y código QR",
  },
];

describeKeptForms(forms);

test("every form of this area is tried", () => {
  const sources = sourcesIn(import.meta.dirname);
  expect(untriedForms(sources, forms)).toEqual([]);
  // It would say so, also of one that is drawn by another.
  const files = ["./admin-login/login-form.tsx", "./devices/device-link-form.tsx"];
  const others = forms.filter(({ file }) => !files.includes(file));
  expect(untriedForms(sources, others)).toEqual(files);
});
