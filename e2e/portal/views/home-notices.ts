import { expect } from "@playwright/test";
import { CONSENTS } from "./responses.ts";
import type { Seed, View } from "./seed.ts";
import { announcements, openHome } from "./senior.ts";
import {
  add,
  answer,
  back,
  inOrder,
  press,
  type Step,
  see,
  seeButton,
  seeDialog,
  seeDialogWith,
  seeHeading,
  seeQuestion,
  visit,
} from "./visit.ts";

const AT = "2026-03-02T10:00:00.000Z";

/** From now on Carmen's home has this in it. */
const showNews = (news: object): Step =>
  add(
    ({ carmen }) => `**/api/users/${carmen.id}/home`,
    (home) => ({ ...home, ...news }),
  );

/** On one of Carmen's screens: loads the page anew, with this in her home. */
const reopenWith = (news: object): Step =>
  inOrder(
    showNews(news),
    (page) => page.reload(),
    (page) => expect(page.getByRole("button", { name: /^Juegos/ })).toContainText("Jugaste"),
  );

/** In a dialog that asks for a PIN: types it and goes on. */
const goOnWith =
  (label: string, pin: (seed: Seed) => string): Step =>
  async (page, seed) => {
    await page.getByLabel(label).fill(pin(seed));
    await page.getByLabel(label).press("Enter");
  };

const newPin = "Escribe 4 números que puedas recordar";
const whyNot = "Has entrado sin PIN. Para dar un permiso, sal y entra con tu PIN.";

/** What the home says to Carmen and what she can do about it, in one visit. */
export const homeNoticeViews: View[] = visit({
  "user-menu-announcements": [
    showNews({ announcements }),
    openHome,
    seeButton(/^2 avisos del ayuntamiento, 1 nuevo: /),
  ],
  announcements: [
    answer("**/announcements/seen", { status: 204 }),
    press(/^2 avisos del ayuntamiento/),
    seeDialogWith("Mañana, médico en la plaza a las 10"),
  ],
  "user-menu-own-pin": [
    reopenWith({ announcements: [], offersPin: true }),
    seeButton("Elegir mi PIN"),
  ],
  "pin-own-old": [press("Elegir mi PIN"), seeDialog("Tu PIN de ahora")],
  "pin-own-new": [
    goOnWith("Escribe tu PIN de ahora", ({ carmen }) => carmen.pin),
    seeDialog("Elige tu PIN"),
  ],
  "pin-own-weak": [goOnWith(newPin, () => "1234"), seeQuestion("los números van seguidos")],
  "pin-own-again": [
    press("Elegir otro"),
    goOnWith(newPin, () => "4071"),
    seeDialog("Repite tu PIN"),
  ],
  "user-menu-consent": [
    answer("**/consents", { json: CONSENTS }),
    reopenWith({ waitingConsents: ["municipal"] }),
    seeButton("Sí, está bien"),
  ],
  "user-menu-was-it-you": [
    reopenWith({
      ...{ waitingConsents: [], offersPin: true },
      consentQuestions: [{ consent: "municipal", at: AT }],
    }),
    seeButton("No, quitarlo"),
  ],
  "user-menu-paused": [
    ...["reminders", "reminders/upcoming"].map((list) =>
      add(
        ({ carmen }) => `**/api/users/${carmen.id}/${list}`,
        // As the API tells them: what falls into a pause never waits.
        (reminders: object[]) =>
          reminders.map((one) => ({ ...one, isPaused: true, isOverdue: false })),
      ),
    ),
    reopenWith({ isPaused: true }),
    seeButton("Que vuelvan a sonar"),
    see("Hoy no te queda ningún recordatorio"),
  ],
  "reminders-paused": [press(/^Recordatorios/), see("Tus recordatorios están en pausa")],
  "user-menu-attacked": [
    add("**/api/session", (session) => ({ ...session, guessedAt: AT })),
    back,
    reopenWith({}),
    see(/^Alguien ha probado varias veces/),
  ],
  "settings-consents": [
    answer("**/consents", { json: { ...CONSENTS, mayGive: false, isProven: false, whyNot } }),
    press("Ajustes"),
    see(whyNot),
  ],
  "own-data": [
    press(/^Mis permisos y datos/),
    seeHeading("Historia de los permisos"),
    seeHeading("Quién ha visto mis datos"),
  ],
  "help-dialog": [press("Ayuda"), seeDialog("Ayuda")],
});
