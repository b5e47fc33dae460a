import {
  describeKeptForms,
  json,
  sourcesIn,
  type TriedForm,
  untriedForms,
} from "@acompana/kit/testing";
import { expect, test } from "vitest";
import { Message } from "./message/message.tsx";
import { SupportLogin } from "./support-login/support-login.tsx";
import { carmen, sessionWith } from "./testing/fixtures.ts";

const forms: TriedForm[] = [
  {
    file: "./message/use-message-form.ts",
    draw: () => <Message person={carmen} onNoConsent={() => {}} />,
    setup: { session: sessionWith([carmen]) },
    typed: { "Tu mensaje": "Mañana vamos a verte" },
    chosen: { label: "Elegir foto o video", type: "video/mp4", isNeeded: false },
    submit: "Enviar Mensaje",
  },
  {
    file: "./support-login/use-login-form.ts",
    draw: () => <SupportLogin />,
    typed: { "Correo Electrónico": "lucia@correo.es" },
    secrets: { Contraseña: "tres-gatos" },
    submit: "Iniciar Sesión",
  },
  {
    file: "./forgotten/forgotten.tsx",
    draw: () => <SupportLogin />,
    setup: { view: "forgotten", help: { phone: null, sendsMail: true } },
    typed: { "Correo electrónico con el que entras": "lucia@correo.es" },
    submit: "Enviarme un enlace",
  },
  {
    file: "./invitation/invitation.tsx",
    draw: () => <SupportLogin />,
    setup: { invitation: "aB-3_x", view: "invitation" },
    answers: {
      "POST /api/support/invitations/check": () =>
        json({ invitation: { name: "Eva Gil", email: "eva@casa.es", userName: carmen.name } }),
    },
    secrets: { "Contraseña nueva": "tres-gatos" },
    submit: "Guardar y entrar",
    letsGo: "A password that was just thought of is typed again, and the link stays good.",
  },
];

describeKeptForms(forms);

test("every form of this area is tried", () => {
  const sources = sourcesIn(import.meta.dirname);
  expect(untriedForms(sources, forms)).toEqual([]);
  // It would say so.
  expect(untriedForms(sources, forms.slice(1))).toEqual(["./message/use-message-form.ts"]);
});
