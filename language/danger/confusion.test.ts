import { expect, test } from "vitest";
import { answerTo, answerToCare, CARES, DANGERS, isUrgent, recognise } from "./index.ts";
import { ASKED, MEDICINES } from "./testing/confusion.ts";

test.each([
  ["No sé si me he tomado ya la pastilla de la tensión", "medicine-doubt"],
  ["mi mujer no se acuerda de si se ha tomado el sintrom", "medicine-doubt"],
  ["Me duele mucho la cabeza", "ailment"],
  ["tengo tos y mocos", "ailment"],
  ["me toca ya el sintrom", "medicine-doubt"],
  ["help", "orientation"],
] as const)("'%s' is no danger and is answered as %s", (text, care) => {
  expect(recognise(text)).toEqual({ danger: null, care });
});

test.each(
  MEDICINES.flatMap((medicine) => ASKED.map((words) => words.replace("X", medicine))).slice(0, 3),
)("'%s' is a doubt, with a comma and without", (text) => {
  for (const said of [text, text.replace(/[¿?]/g, ""), `oye hija, ${text}`])
    expect(recognise(said)).toEqual({ danger: null, care: "medicine-doubt" });
});

test.each([
  "me he tomado otra vez el sintrom",
  "me he tomado dos veces la pastilla",
  "me he tomado el sintrom de mi marido",
  "me he tomado la medicina del perro",
  "me tomé la pastilla y me mareo",
])("'%s' is more than a doubt", (text) => {
  expect(recognise(text).danger).not.toBeNull();
});

test.each([
  "de golpe me duele muchísimo la cabeza",
  "es el peor dolor de cabeza de mi vida",
  "me he tomado la pastilla dos veces",
  "me he perdido y no sé volver a casa",
  "S.O.S.",
])("'%s' stays danger", (text) => {
  const { danger, care } = recognise(text);
  expect(danger).not.toBeNull();
  expect(care).toBeNull();
});

test.each(["¿a qué hora me toca la pastilla?", "recuérdame la pastilla a las nueve"])(
  "'%s' stays an ordinary question",
  (text) => {
    expect(recognise(text)).toEqual({ danger: null, care: null });
  },
);

test.each(CARES)("$kind is answered in plain sentences, without a diagnosis", ({ kind, steps }) => {
  for (const step of steps) expect(step.length).toBeLessThanOrEqual(130);
  expect(answerToCare(kind)).toContain("112");
  expect(isUrgent(answerToCare(kind))).toBe(false);
});

test.each(DANGERS)("$kind is told as urgently as its card is", ({ kind, urgency }) => {
  expect(isUrgent(answerTo(kind))).toBe(urgency === "urgent");
});
