import { expect, test } from "vitest";
import { ChangePassword, NewPassword } from "./account/index.ts";
import { ApiError } from "./api/index.ts";
import { ChangeReminderDialog, NewReminderDialog, useReminderWrites } from "./reminders/index.ts";
import {
  carmen,
  describeKeptForms,
  sourcesIn,
  type TriedForm,
  untriedForms,
} from "./testing/index.tsx";
import { PinDialog } from "./ui/index.ts";

const nothing = () => {};
const pill = {
  id: "r1",
  title: "Pastilla",
  description: null,
  dateTime: "2026-03-28T09:00:00.000Z",
  category: "Medicación",
  recurrency: "daily",
  isCompleted: false,
  isOverdue: false,
} as const;

function NewOne() {
  const { create } = useReminderWrites("u1");
  return <NewReminderDialog keptAs="reminder" create={create} onClose={nothing} />;
}

function ChangedOne() {
  const { change } = useReminderWrites("u1");
  return <ChangeReminderDialog reminder={pill} change={change} onClose={nothing} />;
}

const ended = async (): Promise<never> => {
  throw new ApiError(401, "{}");
};

const setup = { session: carmen };
const LETS_GO = "A password that was just thought of is typed again.";
const forms: TriedForm[] = [
  {
    file: "./account/change-password.tsx",
    draw: () => <ChangePassword />,
    setup,
    secrets: { "Contraseña actual": "tres-gatos", "Contraseña nueva": "cuatro-perros" },
    submit: "Guardar contraseña",
    letsGo: LETS_GO,
  },
  {
    file: "./account/new-password.tsx",
    draw: () => <NewPassword code="p1" login={{ name: "login", in: "page" }} />,
    setup,
    secrets: { "Contraseña nueva": "cuatro-perros" },
    submit: "Guardar contraseña",
    letsGo: LETS_GO,
  },
  {
    file: "./reminders/new-reminder-dialog.tsx",
    draw: () => <NewOne />,
    setup,
    typed: {
      Título: "Regar las plantas",
      "Descripción (si quieres)": "Las del balcón",
      Día: "2027-05-01",
      Hora: "10:30",
    },
    submit: "Guardar recordatorio",
  },
  {
    file: "./reminders/change-reminder-dialog.tsx",
    draw: () => <ChangedOne />,
    setup,
    typed: { Título: "Pastilla azul", "Descripción (si quieres)": "Con agua", Hora: "10:30" },
    submit: "Guardar recordatorio",
  },
  {
    file: "./ui/pin-dialog/pin-dialog.tsx",
    draw: () => (
      <PinDialog person={{ name: "Carmen" }} verify={ended} onValid={nothing} onClose={nothing} />
    ),
    setup,
    secrets: { "Escribe tu PIN de 4 números": "4071" },
    submit: "Entrar",
    letsGo:
      "four digits that one knows by heart: a question would be harder than typing them again",
  },
];

describeKeptForms(forms);

test("every form of kit is tried", () => {
  // What is in `form` is what all of them are made of.
  const sources = Object.entries(sourcesIn(import.meta.dirname));
  const drawn = Object.fromEntries(sources.filter(([file]) => !file.startsWith("./form/")));
  expect(untriedForms(drawn, forms)).toEqual([]);
  // It would say so.
  expect(untriedForms(drawn, forms.slice(1))).toEqual(["./account/change-password.tsx"]);
});
