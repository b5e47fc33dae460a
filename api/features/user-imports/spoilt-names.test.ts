import { describe, expect, test } from "vitest";
import type { Column } from "./headings.ts";
import { refuseSpoiltNames } from "./spoilt-names.ts";

const read = (cell: string, column: Column | null) =>
  refuseSpoiltNames([{ row: 7, cells: ["Ana", cell] }], ["name", column]);

const NAMES = ["José", "JOSÉ", "Ángel", "ÁNGEL", "Begoña Núñez", "Íñigo", "Mónica", "Àngels Solà"];
const LOST = ["?", "??", "???", "¿", "_", "#", "±", "□", "=E9", "%C3%A9", "\\xe9", "&#233"];
/** Each letter with an accent as `sign`. */
const without = (name: string, sign: string) => name.replace(/[^\0-\x7f]/g, sign);

describe("a name whose letters were lost is refused with its row and word", () => {
  const spoilt = NAMES.flatMap((name) => LOST.map((sign) => without(name, sign)))
    // At the end of a name these may be a mark of a clerk.
    .filter((name) => !/(?<!\p{L})#|#(?!\p{L})/u.test(name));

  test.each(["name", "surnames", "preferredName", "emergencyName"] as const)("as %s", (column) => {
    for (const name of spoilt)
      expect(() => read(name, column), name).toThrow(
        /^Las letras con acento o la ñ están estropeadas en el archivo: en la fila 7 se lee «/,
      );
  });

  test.each([
    ["Ana Gil Bego??a", "Bego??a"],
    ["Иван Muсoz", "Muсoz"],
    ["Josι", "Josι"],
    ["Muٌoz", "Muٌoz"],
    ["Γarcía", "Γarcía"],
    ["Begońa Kamińska", "Begońa"],
    ["????", "????"],
    ["MU@OZ", "MU@OZ"],
    ["Jos&eacute", "Jos&eacute"],
    ["Jos├⌐", "Jos├⌐"],
    ["Ana P←rez", "P←rez"],
    ["ÃNGEL", "ÃNGEL"],
    ["Ana SÃNCHEZ", "SÃNCHEZ"],
    ["GARCÃA", "GARCÃA"],
    ["Ãngeles", "Ãngeles"],
    ["Ãñigo", "Ãñigo"],
    ["MARÃ A", "MARÃ A"],
    ["IBÃÑEZ", "IBÃÑEZ"],
    ["Ana RÃOS", "RÃOS"],
    ["íngel", "íngel"],
    ["Luis íngel Gil", "íngel"],
    ["ÍNGELES", "ÍNGELES"],
    ["Ana ílvarez-Gil", "ílvarez"],
    ["çngel", "çngel"],
    ["µngel", "µngel"],
    ["Josà", "Josà"],
    ["PÀREZ", "PÀREZ"],
    ["Mußoz", "Mußoz"],
    ["Jos´", "Jos´"],
    ["Marﬁa", "Marﬁa"],
    ["éüngel", "éüngel"],
    ["JosÚ", "JosÚ"],
    ["GáMEZ", "GáMEZ"],
    ["MU—OZ", "MU—OZ"],
    ["IN…S", "IN…S"],
    ["¡NGEL", "¡NGEL"],
    ["¡ngel", "¡ngel"],
    ["GARCÕA", "GARCÕA"],
    ["ROCÕO", "ROCÕO"],
    ["MuÊoz", "MuÊoz"],
    ["JosefÌna", "JosefÌna"],
    ["MUóOZ", "MUóOZ"],
  ])("'%s' is '%s'", (cell, word) => {
    expect(() => read(cell, "surnames")).toThrow(`se lee «${word}»`);
  });

  test.each(["C/ Bego??a 3", "C/ ?lvarez Quintero", "Av. Mu¿oz"])("an address as '%s'", (cell) => {
    expect(() => read(cell, "address")).toThrow(/están estropeadas/);
  });
});

test("'íngel' is refused among names in small letters too, where every other begins so", () => {
  const rows = ["ana", "íngela"].map((cell, at) => ({ row: at + 2, cells: [cell] }));
  expect(() => refuseSpoiltNames(rows, ["name"])).toThrow("en la fila 3 se lee «íngela»");
});

test("a name in small letters among others stays", () => {
  const rows = ["ana", "ísis"].map((cell, at) => ({ row: at + 2, cells: [cell] }));
  expect(() => refuseSpoiltNames(rows, ["name"])).not.toThrow();
});

describe("what people write stays", () => {
  test.each([
    ...["Iñaki", "Núria Güell", "Begoña", "Zoë", "Łukasz Kamińska", "Nguyễn", "Şahin", "Ștefan"],
    ...["Иван Петров", "王伟", "محمد", "Ana (Аня)", "Toruń", "Ana-Иван", "João Simões", "Søren"],
    ...["O’Donnell", "D'Angelo", "Marcel·lí", "M.ª José", "Mª Pía", "Ana_María", "M° Pía", "Ana*"],
    ...["Ana (¿viuda?)", "Gil, «la Rubia»", "=HYPERLINK(1)", "=C3+D4", "Ana=Bea", "Pepa 🌻"],
    ...["JOÃO", "GUIMARÃES", "IRMÃ", "SÃO", "LEÃO", "MAGALHÃES", "CAMÕES", "SIMÕES", "CONCEIÇÃO"],
    ...["MARÍA–JOSÉ", "MARÍA—JOSÉ", "McÁlister", "MacÉwan", "DeÁngelo", "Kamińska", "D’Ors"],
    ...["GARCíA", "MUñOZ", "ISAíAS", "PeÑa", "Ana (¡viuda!)", "¡OJO! Ana", "ANA DEL…", "IRMÃ ANA"],
    ...["Inês", "Mônica", "Antônia", "Josè", "Lucìa", "GÉLVEZ", "Gélvez", "Marça", "Weiß", "Agnès"],
    ...["ANA—EVA", "Ana—Eva", "SORIA—ARANDA", "ángel", "MARIA—ELENA", "D´Angelo", "Yıldız"],
    ...["Ana & Luis", "ana@correo.es", "María/Mari", "-1+2", "Ana²", ""],
  ])("the name '%s'", (cell) => {
    expect(() => read(cell, "name")).not.toThrow();
    expect(() => read(cell, "emergencyName")).not.toThrow();
  });

  test.each(["C/ Mayor 3, ¿2.º A?", "Calle Sol 4?", "Avda. Иван"])("the address '%s'", (cell) => {
    expect(() => read(cell, "address")).not.toThrow();
  });

  test("whatever stands in a column that is not read, or in another", () => {
    for (const column of [null, "email", "phone", "birthDate"] as const)
      expect(() => read("¿vive sola? no sé?? ¿o s?lo Muсoz_a #1", column)).not.toThrow();
  });
});
