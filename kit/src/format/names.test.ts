import { describe, expect, it } from "vitest";
import { fc } from "../testing/properties.ts";
import { calledName, firstName, initials } from "./names.ts";

/** As they stand in registers, in lists of a spreadsheet and where somebody types in haste. */
const NAMES: [name: string, called: string][] = [
  // Names of two words, and surnames that are names too.
  ["María del Carmen Ruiz", "María del Carmen"],
  ["María de los Ángeles Soto Gil", "María de los Ángeles"],
  ["María de la O Vega", "María de la O"],
  ["María de Lourdes Gil", "María de Lourdes"],
  ["María de la Fuente", "María"],
  ["María del Río Gómez", "María"],
  ["María de la Cruz Ruiz", "María"],
  ["María de la Cruz Ruiz Gil", "María de la Cruz"],
  ["María del Valle", "María del Valle"],
  ["María José", "María José"],
  ["María Jesús Gil", "María Jesús"],
  ["María Ruiz", "María"],
  ["María Alonso", "María"],
  ["María\u00a0José", "María José"],
  ["José Luis", "José Luis"],
  ["José Luis García", "José Luis"],
  ["José María Soto", "José María"],
  ["José Ramón Vega", "José Ramón"],
  ["José Martín Gil", "José"],
  ["Juan Carlos Ruiz", "Juan Carlos"],
  ["Juan de Dios Vega", "Juan de Dios"],
  ["Juan Domingo", "Juan"],
  ["Francisco de Asís Gil", "Francisco de Asís"],
  ["Luis Miguel Pérez", "Luis Miguel"],
  ["Miguel Ángel Vega", "Miguel Ángel"],
  ["Ana María", "Ana María"],
  ["Ana Martín García", "Ana"],
  ["Ana Belén Soto", "Ana Belén"],
  ["Rosa María Alonso", "Rosa María"],
  ["Carmen Rosa", "Carmen Rosa"],
  ["Mari Carmen Vega", "Mari Carmen"],
  ["  Ángel  ", "Ángel"],
  ["Eustaquia", "Eustaquia"],
  // María and others, shortened.
  ["Mª", "María"],
  ["Mª del Carmen Ruiz", "María del Carmen"],
  ["M.ª Ángeles", "María Ángeles"],
  ["Mª. Dolores Gil", "María Dolores"],
  ["M ª Pilar", "María Pilar"],
  ["MªCarmen Vega", "María Carmen"],
  ["M.ª.Carmen", "María Carmen"],
  ["Mº Luisa Soto", "María Luisa"],
  ["M° Luisa Soto", "María Luisa"],
  ["Ma. Teresa Gil", "María Teresa"],
  ["Ma Teresa Gil", "María Teresa"],
  ["Ma Li", "Ma"],
  ["M. Carmen Ruiz", "María Carmen"],
  ["M CARMEN RUIZ", "María Carmen"],
  ["M. del Carmen Ruiz", "María del Carmen"],
  ["M. Ángel Vega", "Ángel"],
  ["Mª Ruiz", "María"],
  ["José Mª Vega", "José María"],
  ["Rosa Mª", "Rosa María"],
  ["Fco. Javier Gil", "Francisco Javier"],
  ["Fco Javier Mtnez", "Francisco Javier"],
  ["Fº Gil", "Francisco"],
  ["Fca. Gil", "Francisca"],
  ["Ant.º Vega", "Antonio"],
  ["Antº José Vega", "Antonio José"],
  ["Jº Luis Vega", "José Luis"],
  ["Jo Vega", "Jo"],
  ["J. Antonio Vega", "Antonio"],
  ["J. L. Vega", "J. L. Vega"],
  ["constructor", "Constructor"],
  // As a register writes them.
  ["Ruiz Gómez, Ana", "Ana"],
  ["Ruiz Gómez,Ana María", "Ana María"],
  ["  de la Fuente ,  María del Mar ", "María del Mar"],
  ["GARCÍA PÉREZ, MARÍA DEL CARMEN", "María del Carmen"],
  ["DE LA FUENTE, ANA", "Ana"],
  ["Ruiz, Mª Luisa", "María Luisa"],
  ["Ruiz,", "Ruiz"],
  [", Ana", "Ana"],
  ["MARÍA DEL CARMEN RUIZ", "María del Carmen"],
  ["María Del Carmen Ruiz", "María del Carmen"],
  ["ÁNGELES ÑÍGUEZ", "Ángeles"],
  ["josé luis vega", "José Luis"],
  ["RUIZ GÓMEZ ANA", "Ana"],
  ["RUIZ GÓMEZ MARÍA DEL CARMEN", "María del Carmen"],
  ["RUIZ GÓMEZ EUSTAQUIA", "Ruiz Gómez Eustaquia"],
  ["de la Fuente Ana", "Ana"],
  ["de la Fuente", "De la Fuente"],
  ["ANA-MARÍA SOTO", "Ana-María"],
  // Titles, widows.
  ["Don Antonio Vega", "Antonio"],
  ["D. José Vega", "José"],
  ["D.José Vega", "José"],
  ["Dña. Pilar", "Pilar"],
  ["Dña.Pilar", "Pilar"],
  ["Vega, Dª Pilar", "Pilar"],
  ["DªPilar Vega", "Pilar"],
  ["D.ª Pilar Soto", "Pilar"],
  ["Doña Mª del Carmen", "María del Carmen"],
  ["Sr.ª D.ª Nieves Soto", "Nieves"],
  ["Excmo. Sr. D. José Luis Vega", "José Luis"],
  ["Dra. Ana Ruiz", "Ana"],
  ["Dr. José Vega", "José"],
  ["Sor Teresa Gil", "Teresa"],
  ["Fray Luis", "Luis"],
  ["Padre Ángel", "Ángel"],
  ["Dora Vega", "Dora"],
  ["Sra. Nieves Soto", "Nieves"],
  ["Sra. de López", "Sra. de López"],
  ["Viuda de Gil", "Viuda de Gil"],
  ["María del Pilar Vega, viuda de Gil", "María del Pilar"],
  ["Don", "Don"],
  ["Donato Vega", "Donato"],
  // What stands beside a name, and what is not seen.
  ["Ana 🌹 Ruiz", "Ana"],
  ["👩‍🦳 Ana Ruiz", "Ana"],
  ["🌹", "🌹"],
  ['Francisca "Paqui" Gómez', "Francisca"],
  ["Francisca «Paqui» Gómez", "Francisca"],
  ["José (Pepe)", "José"],
  ["(Pepe)", "Pepe"],
  ["Ana 2", "Ana"],
  ["12", "12"],
  ["\u200eAna\u202c Ruiz", "Ana"],
  ["Mari\u0301a Jose\u0301 Gil", "María José"],
  ["Ana. Ruiz", "Ana"],
  // From elsewhere.
  ["Iñaki Otegi", "Iñaki"],
  ["Miren Edurne Otegi", "Miren Edurne"],
  ["Josep Lluís Puig", "Josep Lluís"],
  ["Maria dels Àngels Puig", "Maria dels Àngels"],
  ["MARIA DE L'ESPERANÇA PUIG", "Maria de l'Esperança"],
  ["María do Carme Souto", "María do Carme"],
  ["Xosé Manuel Souto", "Xosé Manuel"],
  ["Jean-Pierre Durand", "Jean-Pierre"],
  ["D'ARTAGNAN", "D'Artagnan"],
  ["Abd el Kader Benali", "Abd el Kader"],
  ["Abdel Karim Benali", "Abdel Karim"],
  ["El Hassan Benali", "El Hassan"],
  ["Fátima Zahra Benali", "Fátima Zahra"],
  ["Mohamed ben Ali", "Mohamed"],
  ["Ștefania Popescu", "Ștefania"],
  ["Олена Шевченко", "Олена"],
  ["МАР'ЯНА ШЕВЧЕНКО", "Мар'яна"],
  ["王小明", "王小明"],
  ["فاطمة الزهراء", "فاطمة"],
  ["", ""],
  [" ", ""],
  [",", ""],
];

const TITLES = ["D.", "Don", "Doña", "Dña.", "D.ª", "Sra.", "Sr. D.", "Dr.", "Sor", "DOÑA"];
const letters = fc.stringMatching(/^[A-Za-záéíóúñüÁÉÍÓÚÑ]{3,12}$/);
const written = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 120 }),
  fc
    .array(fc.constantFrom(...NAMES.flatMap(([name]) => name.split(" ")), ",", ...TITLES), {
      maxLength: 8,
    })
    .map((words) => words.join(" ")),
);

describe("firstName", () => {
  it.each(NAMES)("'%s' → '%s'", (name, called) => expect(firstName(name)).toBe(called));

  it("is what it says of its own answer", () =>
    fc.assert(fc.property(written, (name) => firstName(firstName(name)) === firstName(name))));

  it("says something of every name, on one line", () =>
    fc.assert(
      fc.property(written, (name) => {
        const called = firstName(name);
        const isEmpty = !/[^\p{C}\p{Z},;،،]/u.test(name);
        return isEmpty || (called === called.trim() && called !== "" && !/[\n\r]/.test(called));
      }),
    ));

  it("is the same with any title before", () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...TITLES),
        fc.constantFrom(...NAMES),
        (title, [name, called]) => {
          fc.pre(
            /^[\p{L}]/u.test(name) && !/^[a-z(]|,|^M ª|Sra\. de|Viuda|^Don$|Fuente$/u.test(name),
          );
          expect(firstName(`${title} ${name}`)).toBe(called);
        },
      ),
    ));

  it("is the same composed or not, and in any form of space", () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...NAMES),
        fc.constantFrom(" ", "  ", "\u00a0", "\t"),
        (one, space) => {
          expect(firstName(one[0].normalize("NFD").replaceAll(" ", space))).toBe(one[1]);
        },
      ),
    ));

  it("knows no name that an object has", () =>
    fc.assert(
      fc.property(letters, (word) => firstName(word).toLowerCase() === word.toLowerCase()),
    ));
});

describe("calledName", () => {
  it.each([
    [{ name: "Mª del Carmen Ruiz", preferredName: "Maruja" }, "Maruja"],
    [{ name: "Mª del Carmen Ruiz", preferredName: " Doña Carmen " }, "Doña Carmen"],
    [{ name: "Mª del Carmen Ruiz", preferredName: "  " }, "María del Carmen"],
    [{ name: "Mª del Carmen Ruiz", preferredName: null }, "María del Carmen"],
    [{ name: "Ana Ruiz" }, "Ana"],
    [{ name: "" }, ""],
  ])("%j → '%s'", (person, called) => expect(calledName(person)).toBe(called));
});

describe("initials", () => {
  it.each([
    ["María del Carmen Ruiz", "MR"],
    ["Mª del Carmen Ruiz", "MR"],
    ["Ruiz Gómez, Ana", "AG"],
    ["Dña. Pilar Soto", "PS"],
    ["D.ª Pilar Soto", "PS"],
    ["Fernando Sor", "FS"],
    ["Sr. D. José Vega", "JV"],
    ["Don", "D"],
    ["Ana (Anita)", "A"],
    ["Ana 🌹 Ruiz 🌹", "AR"],
    ['Francisca "Paqui" Gómez', "FG"],
    ["Fco. Javier Gil", "FG"],
    ["Ana Ruiz 2", "AR"],
    ["María del Pilar Vega, viuda de Gil", "MV"],
    ["A\u0301ngel", "Á"],
    ["ángel", "Á"],
    ["Ruiz,", "R"],
    ["🌹", "🌹"],
    ["👵🏽", "👵🏽"],
    ["🇪🇸", "🇪🇸"],
    ["", ""],
  ])("'%s' → '%s'", (name, letters) => expect(initials(name)).toBe(letters));
});
