import { expect, test } from "vitest";
import { numbersToCall } from "./numbers-to-call.ts";

test.each([
  ["Esto puede ser una urgencia. Llama ahora mismo al 112, o pide ayuda.", ["112"]],
  ["No estás a solas: llama ahora al 024. Si estás en peligro, llama al 112.", ["024", "112"]],
  ["Si es una urgencia, puedes llamar al 112.", ["112"]],
  ["No des claves. Llama al 017: te aconsejan.", ["017"]],
  ["Llama a la Dra. García, de la C/ Mayor, núm. 3, al 949 12 34 56.", ["949 12 34 56"]],
  ["Llama al 112, o llama al 915 620 420.", ["112", "915 620 420"]],
  // A short number that ends, begins or stands within one that is written in groups.
  ["Llama a tu centro de salud, al 949 123 016.", ["949 123 016"]],
  ["Llama a tu centro de salud, al 949 112 345.", ["949 112 345"]],
  ["Llama a tu farmacia, al 949 02 40 62.", ["949 02 40 62"]],
  ["Llama al teléfono 949.123.024, de tu centro de salud.", []],
  ["Llama al teléfono 949-062-345, de tu centro de salud.", []],
  ["Llama al teléfono 112-34-56-78, de tu centro de salud.", []],
  ["Llama al teléfono 016.34.56.78, de tu centro de salud.", []],
  ["Llama al 949 123 024 o, si es una urgencia, al 112.", ["949 123 024", "112"]],
  ["Llama al 016, al 024, al 062 o al 112.", ["016", "024", "062", "112"]],
  ["Llama al número +34 915 620 420.", ["915 620 420"]],
  ["Hoy hace 24 grados.", []],
  ["Tienes 112 recuerdos guardados.", []],
  ["Tu hija Llanos vive en el 112 de la calle Mayor.", []],
  ["Llama a tu hermana. Tienes 112 fotos.", []],
])("'%s'", (answer, numbers) => {
  expect(numbersToCall(answer)).toEqual(numbers);
});

test("the telephones that the town hall has named are called too, before 112 where they come first", () => {
  expect(
    numbersToCall(
      "Llama a tu centro de salud, al 949 12 34 56, o a tu farmacia, al +34 949123457. Si te encuentras mal, llama al 112.",
    ),
  ).toEqual(["949 12 34 56", "+34 949123457", "112"]);
});
