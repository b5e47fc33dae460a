import { openDashboard } from "./admin.ts";
import { CONSENTS, DEACTIVATED } from "./responses.ts";
import type { View } from "./seed.ts";
import {
  add,
  answer,
  back,
  choose,
  closeDialog,
  inOrder,
  press,
  see,
  seeHeading,
  seeLabel,
  seeQuestion,
  visit,
  write,
} from "./visit.ts";

/** On the dashboard: what can be done for Carmen. */
const openOptions = press(({ carmen }) => `Más opciones de ${carmen.name}`);
/** In a dialog: closes it and opens her options again. */
const reopenOptions = inOrder(closeDialog, openOptions);

/** What an administrator does for one person, in one visit. */
export const adminPersonViews: View[] = visit({
  "admin-user-options": [openDashboard, openOptions],
  "admin-consents": [
    answer("**/consents", { json: CONSENTS }),
    press(/^Permisos/),
    seeHeading("Historia de los permisos"),
  ],
  "admin-consent-on-paper": [press(/^Anotar en papel/), seeQuestion("¿Ha firmado en papel")],
  "admin-pause": [closeDialog, reopenOptions, press(/^Pausar los avisos/), seeLabel("Primer día")],
  "admin-paused": [
    answer("**/pause", {
      json: { pause: { reason: "hospital", from: "2026-03-02", until: "2026-03-09" } },
    }),
    reopenOptions,
    press(/^Pausar los avisos/),
    see(/^Hospital. Desde el/),
  ],
  "admin-deceased-note": [press("Anotar su fallecimiento"), seeLabel("Fecha del fallecimiento")],
  "admin-set-pin": [
    reopenOptions,
    press(/^Cambiar el PIN/),
    press("Guardar el PIN"),
    see("El PIN de acceso es obligatorio."),
  ],
  "admin-form-lost": [write("PIN nuevo", "12"), closeDialog, seeQuestion("")],
  "admin-drop-pin": [
    (page) => page.getByRole("alertdialog").getByRole("button").last().click(),
    openOptions,
    press(/^Quitar el PIN/),
    seeQuestion("¿Quitar el PIN de"),
  ],
  "admin-user-details": [
    closeDialog,
    reopenOptions,
    press(/^Datos de la persona/),
    write("Nombre Completo", ""),
    press("Guardar cambios"),
    see("El nombre es obligatorio"),
  ],
  "admin-audit": [
    // What is typed there is kept; nothing is asked.
    reopenOptions,
    press(/^Quién ha visto sus datos/),
    see(/dio de alta a esta persona/),
  ],
  "admin-record": [back, openOptions, press(/^Ficha de la persona/), seeLabel(/^Notas$/)],
  "admin-record-copy": [
    choose("Alguien en su nombre"),
    press("Hacer la copia"),
    see("Escribe el nombre de quien la pide."),
  ],
  "admin-record-deactivate": [press("Desactivar"), seeQuestion("¿Desactivar a")],
  "admin-record-inactive": [
    (page, { carmen }) =>
      page.route(`**/api/users/${carmen.id}/active`, (route) => route.fulfill({ status: 204 })),
    add(
      ({ carmen }) => `**/api/users/${carmen.id}`,
      (user) => ({ ...user, ...DEACTIVATED }),
    ),
    (page) => page.getByRole("alertdialog").getByRole("button", { name: "Desactivar" }).click(),
    see("Todo lo suyo se borrará para siempre"),
    press(/^Cerrar$/),
  ],
});
