import {
  describeKeptForms,
  json,
  sourcesIn,
  type TriedForm,
  untriedForms,
} from "@acompana/kit/testing";
import { expect, test } from "vitest";
import { Chat } from "./chat/chat.tsx";
import { UploadDialog } from "./gallery/upload-dialog.tsx";
import { carmen } from "./testing/fixtures.ts";

const setup = { session: carmen };
const forms: TriedForm[] = [
  {
    file: "./gallery/upload-dialog.tsx",
    draw: () => <UploadDialog onUploaded={() => {}} onClose={() => {}} />,
    setup,
    typed: { "Título (si quieres)": "La boda", "Descripción (si quieres)": "En la plaza" },
    chosen: { label: "Elegir un archivo", type: "audio/mpeg", isNeeded: true },
    submit: "Guardar recuerdo",
  },
  {
    file: "./chat/composer.tsx",
    draw: () => <Chat />,
    setup,
    answers: {
      "GET /api/users/u1/chat": () => json([]),
      "POST /api/users/u1/activity": () => new Response(null, { status: 204 }),
      "DELETE /api/users/u1/chat": () => new Response(null, { status: 204 }),
    },
    typed: { "Escribe tu mensaje": "Cuando era pequeña" },
    submit: "Enviar",
  },
];

describeKeptForms(forms);

test("every form of this area is tried", () => {
  const sources = sourcesIn(import.meta.dirname);
  expect(untriedForms(sources, forms)).toEqual([]);
  // It would say so.
  expect(untriedForms(sources, forms.slice(1))).toEqual(["./gallery/upload-dialog.tsx"]);
});
