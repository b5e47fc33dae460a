import { expect, test } from "vitest";
import { recognise } from "../index.ts";

/** Each with the kinds of card that fit it. */
const DANGERS: readonly (readonly [said: string, ...kinds: string[]])[] = [
  ["me duele mucho el pecho", "self"],
  ["no puedo respirar", "self"],
  ["me sangra mucho la pierna", "self"],
  ["mi marido no respira", "other"],
  ["mi marido no se despierta", "other"],
  ["mi nieto se está atragantando", "other"],
  ["mi vecina está en el suelo y no contesta", "other", "fall"],
  ["se me ha torcido la boca", "stroke", "self"],
  ["no me siento el brazo izquierdo", "stroke", "self"],
  ["me he caído y no me puedo levantar", "fall"],
  ["me he caído por la escalera", "fall"],
  ["han entrado a robar", "intruder"],
  ["hay un hombre en mi casa", "intruder"],
  ["alguien está forzando la puerta", "intruder"],
  ["mi marido me pega", "violence-home"],
  ["mi hijo me pega", "abuse"],
  ["mi hija me quita el dinero y me chilla", "abuse"],
  ["me he bebido lejía", "overdose", "self-poisoning"],
  ["huele a gas", "gas-fire"],
  ["sale humo del enchufe", "gas-fire"],
  ["se ha prendido fuego la cocina", "gas-fire"],
  ["me he perdido en el monte", "lost"],
  ["no encuentro el camino a casa", "lost"],
  ["me quiero morir", "suicide"],
  ["no quiero vivir más", "suicide"],
  ["me han llamado del banco pidiendo la clave", "fraud"],
  ["me ha estafado un señor por teléfono", "fraud"],
];
const OTHERS = [
  ...["no sé si me he tomado la pastilla", "se me ha olvidado la pastilla"],
  ...["no me acuerdo si me puse la insulina", "me duelen las rodillas"],
  ...["se me hinchan los pies", "tengo tos y mocos", "llevo tres días sin ir al baño"],
  ...["qué hora es", "cuéntame un chiste", "quiero jugar al sudoku", "ponme la radio"],
  ...["¿a qué hora es la misa?", "quiero ver las fotos de mi nieta", "¿ha llamado mi hija?"],
  ...["recuérdame la cita del jueves", "buenos días"],
];
/** Dictation writes no pause. */
const JOININGS = [" y ", ", ", ". ", " ", " pero "];

const PAIRS = DANGERS.flatMap(([danger, ...kinds]) =>
  OTHERS.flatMap((other) =>
    JOININGS.flatMap((joining) => [
      { said: `${danger}${joining}${other}`, kinds },
      { said: `${other}${joining}${danger}`, kinds },
    ]),
  ),
);

/** Each danger beside something else, in both orders: all of them, or every so many. */
export function testBeside(step: number): void {
  test.each(DANGERS)("'%s' is heard beside a doubt, an ache or a request", (danger) => {
    const pairs = PAIRS.filter(({ said }) => said.includes(danger));
    const lost = pairs
      .filter((_, place) => place % step === 0)
      .map(({ said, kinds }) => ({ said, kinds, found: recognise(said) }))
      .filter(({ kinds, found }) => found.care || !kinds.includes(found.danger ?? ""));
    expect(lost).toEqual([]);
  });
}
