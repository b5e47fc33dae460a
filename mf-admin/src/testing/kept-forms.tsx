import { json, type TriedForm } from "@acompana/kit/testing";
import { CreateAdminForm } from "../admin-login/create-admin-form.tsx";
import { LoginForm } from "../admin-login/login-form.tsx";
import { SecondStep } from "../admin-login/second-step.tsx";
import { Announcements } from "../announcements/announcements.tsx";
import { ChangeDialog } from "../announcements/change-dialog.tsx";
import { CreateUserDialog } from "../create-user/create-user-dialog.tsx";
import { AuthoriseDialog } from "../devices/authorise-dialog.tsx";
import { DeviceLinkForm } from "../devices/device-link-form.tsx";
import { RenewDialog } from "../my-account/renew-dialog.tsx";
import { SetUpDialog } from "../my-account/set-up-dialog.tsx";
import { PauseDialog } from "../pause/pause-dialog.tsx";
import { CopyPanel } from "../record/copy-panel.tsx";
import { StaffNotesForm } from "../record/staff-notes-form.tsx";
import { AddSupportDialog } from "../support-persons/add-support-dialog.tsx";
import { SetPasswordDialog } from "../support-persons/set-password-dialog.tsx";
import { UserDetailsDialog } from "../user-details/user-details-dialog.tsx";
import { SetPinDialog } from "../user-options/set-pin-dialog.tsx";
import { announcement, carmen, session } from "./fixtures.ts";

const setup = { session };
const openStep = {
  step: "code" as const,
  challenge: "aB-3_x",
  expiresAt: "2026-03-02T10:15:00.000Z",
};
const nothing = () => {};
const relative = { id: "s1", name: "Lucía López", email: "lucia@correo.es" };
const noNotes = { text: "", changedAt: null, changedBy: null };
const account = {
  typed: { "Nombre Completo": "Lucía López", "Correo Electrónico": "lucia@correo.es" },
  secrets: { Contraseña: "tres-gatos" },
};
/** Held by no form: nothing of it is worth a question. */
const ANOTHER_CODE = "Another code comes every 30 seconds, and takes six keys.";
const code = { secrets: { Código: "123456" }, letsGo: ANOTHER_CODE };
const never = () => Promise.reject(new Error("not reached"));
const deviceName = "Nombre del dispositivo (opcional)";

/** Every form of the area. */
export const forms: TriedForm[] = [
  {
    file: "./admin-login/login-form.tsx",
    draw: () => <LoginForm onStep={() => {}} />,
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
    file: "./admin-login/second-step.tsx",
    draw: () => <SecondStep step={openStep} onBack={nothing} />,
    ...code,
    submit: "Entrar",
  },
  {
    file: "./my-account/renew-dialog.tsx",
    draw: () => <RenewDialog renew={never} onDone={nothing} onClose={nothing} />,
    setup,
    secrets: { "Código de la aplicación": "123456" },
    submit: "Hacer códigos de recuperación nuevos",
    letsGo: ANOTHER_CODE,
  },
  {
    file: "./my-account/set-up-dialog.tsx",
    draw: () => (
      <SetUpDialog isOn={false} begin={never} finish={never} onDone={nothing} onClose={nothing} />
    ),
    setup,
    secrets: { "Contraseña actual": "dos-gatos" },
    submit: "Continuar",
  },
  {
    file: "./create-user/create-user-dialog.tsx",
    draw: () => <CreateUserDialog onCreated={nothing} onClose={nothing} />,
    setup,
    typed: {
      "Nombre Completo": "Carmen López",
      "Teléfono (opcional)": "600 123 456",
      "Correo Electrónico (opcional)": "carmen@correo.es",
      "Apellidos (opcional)": "Gil Ruiz",
      "Contacto de emergencia (opcional)": "Lucía",
      "Teléfono de emergencia (opcional)": "600 654 321",
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
    file: "./pause/pause-form.tsx",
    draw: () => <PauseDialog user={carmen} onSaved={nothing} onClose={nothing} />,
    setup,
    answers: { "GET /api/users/u1/pause": () => json({ pause: null }) },
    typed: { "Último día (opcional)": "2099-03-02" },
    submit: "Poner en pausa",
  },
  {
    file: "./support-persons/use-add-support.ts",
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
    draw: () => <AuthoriseDialog onClose={nothing} />,
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
  {
    file: "./personal-copy/copy-form.tsx",
    draw: () => <CopyPanel user={carmen} />,
    setup,
    typed: { "Alguien en su nombre": "x", "Nombre de quien la pide": "Lucía López" },
    submit: "Hacer la copia",
  },
  {
    file: "./record/staff-notes-form.tsx",
    draw: () => <StaffNotesForm user={carmen} notes={noNotes} />,
    setup,
    typed: { Notas: "Llave con la vecina." },
    submit: "Guardar las notas",
  },
  {
    file: "./announcements/change-dialog.tsx",
    draw: () => <ChangeDialog announcementId="n1" onClose={nothing} />,
    setup,
    answers: {
      "GET /api/announcements/n1": () => json({ ...announcement, recipients: null }),
    },
    typed: { Aviso: "Mañana, mercadillo", "Último día": "2099-03-02" },
    submit: "Guardar los cambios",
  },
  {
    file: "./announcements/announcements.tsx",
    draw: () => <Announcements />,
    setup,
    answers: { "GET /api/announcements": () => json([]) },
    typed: { Aviso: "Mañana, mercadillo", "Último día": "2099-03-02" },
    submit: "Publicar el aviso",
  },
];
