import { describe, expect, test } from "vitest";
import { emergencyAnswer } from "./emergency.ts";
import { toPlainWords } from "./plain-words.ts";

const answerTo = (text: string) => emergencyAnswer(toPlainWords(text));

describe("danger is answered with 112", () => {
  test.each([
    "¡Socorro!",
    "SOCORRO POR FAVOR",
    "me he caído",
    "Me caí en el baño",
    "me e caido y no me puedo levantar",
    "me acabo de caer",
    "Estoy en el suelo",
    "mi marido se ha caído",
    "se ha caido mi mujer",
    "tengo un dolor en el pecho",
    "me duele mucho el pecho",
    "noto una presión muy fuerte en el pecho",
    "el pecho me aprieta",
    "no puedo respirar",
    "no puedo casi respirar",
    "me cuesta mucho respirar",
    "me falta el aire",
    "me ahogo",
    "creo que me está dando un infarto",
    "no puedo mover el brazo izquierdo",
    "tengo la boca torcida",
    "estoy sangrando mucho",
    "no para de sangrar",
    "huele a gas",
    "hay fuego en la cocina",
    "han entrado en mi casa",
    "llama al 112",
    "llámame a una ambulancia",
    "es una emergencia",
    "¡Auxilio!",
    "ayuda",
    "¡AYUDA, AYUDA!",
    "Ayúdame por favor",
    "necesito ayuda urgente",
    "ayúdame rápido",
    "Hola, ayúdame ya",
  ])("%s", (text) => {
    expect(answerTo(text)).toContain("112");
  });
});

describe("despair is answered with 024 and 112", () => {
  test.each([
    "quiero morirme",
    "Me quiero morir",
    "ya no quiero vivir",
    "no quiero seguir viviendo",
    "estaría mejor muerta",
    "estarían mejor sin mí",
    "he pensado en quitarme la vida",
    "voy a suicidarme",
    "quiero acabar con todo",
    "ojalá me muriera",
    "no merece la pena vivir",
    "me he tomado todas las pastillas",
    "me he caído y quiero morirme",
  ])("%s", (text) => {
    expect(answerTo(text)).toContain("024");
    expect(answerTo(text)).toContain("112");
  });
});

describe("ordinary talk is no emergency", () => {
  test.each([
    "¿Cómo está el clima hoy?",
    "Cuéntame un chiste",
    "¿Qué ejercicios puedo hacer?",
    "Háblame de mis recordatorios",
    "me muero de risa",
    "me muero de hambre",
    "he hablado con Socorro",
    "mi hermana Socorro viene mañana",
    "la fiesta de la Virgen del Socorro",
    "Lucía me cae bien",
    "¿me puedes ayudar con las fotos?",
    "necesito ayuda con los recordatorios",
    "no quiero vivir en una residencia",
    "voy a acabar con todo el pan",
    "me duele un poco la rodilla",
    "estoy sola",
    "hoy es mi cumpleaños",
    "",
  ])("%s", (text) => {
    expect(answerTo(text)).toBeNull();
  });
});

test.each([
  ["ayuda ", "112"],
  ["socorro ", "112"],
  ["me duele ", null],
  ["no puedo ", null],
  ["a", null],
])("the longest message is looked through to its end: %s", (piece, said) => {
  const answer = answerTo(piece.repeat(10_000 / piece.length));
  if (said) expect(answer).toContain(said);
  else expect(answer).toBeNull();
});
