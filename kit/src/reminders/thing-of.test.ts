import { expect, test } from "vitest";
import { text } from "./reminders-text.ts";
import { type Thing, thingOf } from "./thing-of.ts";

const NAMED: [string, Thing][] = [
  ["Tomar la pastilla de la tensión", "pill"],
  ["TOMAR LAS PASTILLAS", "pill"],
  ["Medicación de la noche", "pill"],
  ["Píldora del corazón", "pill"],
  ["Después de comer, la pastilla", "pill"],
  ["Tomar la medicina y llamar a Rosa", "pill"],
  ["Pastilla para el riego", "pill"],
  ["Pastilla para no toser", "pill"],
  ["Médico de cabecera", "doctor"],
  ["Cita con la doctora Gil", "doctor"],
  ["Consulta del pulmón", "doctor"],
  ["Podólogo en el consultorio", "doctor"],
  ["Dentista, planta 2", "doctor"],
  ["Ir a la farmacia andando", "doctor"],
  ["Llamar a mi hija", "call"],
  ["Llamar al médico", "call"],
  ["llamarla por la noche", "call"],
  ["Llama a Lucía", "call"],
  ["Videollamada con Lucía", "call"],
  ["Pagar el teléfono", "call"],
  ["No olvidar llamar a Rosa", "call"],
  ["Que no se me olvide llamar", "call"],
  ["Sin falta, llamar al fontanero", "call"],
  ["Regar las macetas del patio", "water"],
  [" regar los geranios", "water"],
  ["Sacar las macetas al sol", "water"],
  ["Regar si no llueve", "water"],
  ["Comprar pan", "buy"],
  ["Compra de la semana", "buy"],
  ["Comprar las pastillas", "buy"],
  ["Comprar un teléfono", "buy"],
  ["Ir a por el pan", "buy"],
  ["Comprar pan sin sal", "buy"],
  ["Ir al súper", "buy"],
  ["Pasear con Rosa", "walk"],
  ["Paseo hasta la ermita", "walk"],
  ["Salir a caminar", "walk"],
  ["Pasear después de comer", "walk"],
  ["Comer con Rosa", "eat"],
  ["La cena", "eat"],
];

test.each(NAMED)("'%s' is about: %s", (title, thing) => {
  expect(thingOf(title)).toBe(thing);
});

test.each([
  "No llamar a Rosa",
  "Nunca comprar de noche",
  "Hoy no regar",
  "Limpiar la pantalla",
  "El pantano",
  "Comprobar la caldera",
  "Compromiso en el ayuntamiento",
  "Regalar un libro a Rosa",
  "Apagar la llama",
  "Reunión en la planta baja",
  "Crema en las plantas de los pies",
  "Peluquería, paseo del Prado 3",
  "El camino de la ermita",
  "Abrir el comercio",
  "Doctorado de Martín",
  "Cita en el banco",
  "Mercadillo de ropa",
  "Desandar la labor de punto",
  "Cumpleaños de la nieta",
  "",
])("the words of '%s' do not tell what it is about", (title) => {
  expect(thingOf(title)).toBeUndefined();
});

test("what the steps of a new reminder offer is about what they call it", () => {
  const { things, pills } = text.steps;
  for (const [thing, { title }] of Object.entries(things)) expect(thingOf(title)).toBe(thing);
  for (const { title } of Object.values(pills)) expect(thingOf(title)).toBe("pill");
});
