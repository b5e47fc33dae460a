import { expect, test } from "vitest";
import { recogniseDanger } from "../index.ts";
import { inspect } from "../recognise.ts";

/** Each as it is said, and the kind of danger that it is. */
export type Said = readonly [text: string, kind: string];

const NOT_MEANT = [
  ...["se me ha colgado el teléfono", "la tableta se me ha colgado", "me he equivocado"],
  ...["me he confundido", "tomo la pastilla como me dijo el médico"],
];
const MEANT = [
  ["me duele mucho el pecho", "self"],
  ["no puedo respirar", "self"],
  ["me quiero morir", "suicide"],
  ["me he caído y no me puedo levantar", "fall"],
  ["hay un hombre dentro de mi casa", "intruder"],
  ["huele mucho a gas", "gas-fire"],
  ["mi marido no se despierta", "other"],
] as const;
/** What only sounds like a danger, beside one, in all orders. */
export const BOTH: readonly Said[] = NOT_MEANT.flatMap((first) =>
  MEANT.flatMap(([second, kind]) =>
    [", ", ". ", " y "].flatMap((between) => [
      [`${first}${between}${second}`, kind] as const,
      [`${second}${between}${first}`, kind] as const,
    ]),
  ),
);

export const TALES = [
  `Hola, hija, esta mañana he ido a la compra con la Paca y hemos traído lentejas y un poco de chorizo.
    Por la tarde vimos la novela, que estaba muy bonita, y hablamos de la fiesta del pueblo. Este año
    traen una orquesta y estoy contenta porque vienen los nietos y les haré rosquillas`,
  `pues mira te cuento que ayer vino el fontanero a mirar el grifo de la cocina y estuvo un buen rato y
    luego se tomó un café conmigo y me contó de su padre que es de aquí y que jugaba a la pelota con mi
    hermano cuando eran chicos y nos reímos mucho los dos y quedó en volver el martes`,
];
const ENDINGS = [
  ["me he caído y no me puedo levantar", "fall"],
  ["me duele mucho el pecho y no puedo respirar", "self"],
  ["me he tomado todas las pastillas del bote", "overdose"],
  ["hay un hombre dentro de mi casa", "intruder"],
  ["huele mucho a gas", "gas-fire"],
] as const;
/** A danger at the end of each tale, joined in all ways. */
export const LONG: readonly Said[] = TALES.flatMap((tale) =>
  ENDINGS.flatMap(([ending, kind]) =>
    [". ", " y ahora ", ", y "].map((join) => [`${tale}${join}${ending}`, kind] as const),
  ),
);

/** Each of the first with each of the next, and so on. */
export const combine = (...lists: readonly (readonly string[])[]): string[] =>
  lists.reduce<string[]>((all, list) => all.flatMap((one) => list.map((next) => one + next)), [""]);

/** Every so many of them, from the first on. */
export const every = <Item>(step: number, all: readonly Item[]) =>
  all.filter((_, place) => place % step === 0);

export function testBoth(both: readonly Said[]): void {
  test.each(both)("beside what only sounds like one, a danger is one: %s", (text, kind) => {
    expect(recogniseDanger(text)).toBe(kind);
  });
}

export function testLong(long: readonly Said[]): void {
  test.each(long)("danger at the end of a long tale is heard: %s", (text, kind) => {
    expect(recogniseDanger(text)).toBe(kind);
  });
}

/** What costs the most when it is said over and over. */
export const PIECES = [
  "me ",
  "no ",
  "no puedo ",
  "me ha ",
  "mi marido me ",
  "a",
  "ay, ",
  "se le ha ",
  ".",
];
const LIMIT_PER_WORD = 60_000;

export function testCost(pieces: readonly string[]): void {
  test.each(pieces)("'%s' over and over", (piece) => {
    const short = inspect(piece.repeat(Math.ceil(250 / piece.length)));
    const long = inspect(piece.repeat(Math.ceil(500 / piece.length)));
    const words = 500 / Math.max(2, piece.trim().length);
    expect(long.steps).toBeLessThan(LIMIT_PER_WORD * words);
    // Twice the text, about twice the work.
    expect(long.steps).toBeLessThan(short.steps * 3 + 50_000);
  });
}
