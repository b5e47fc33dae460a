import { describe, expect, test, vi } from "vitest";
import { isCutAtAbbreviation, spoken } from "../spoken/index.ts";
import { fc } from "../testing/properties.ts";
import { sentences } from "./sentences.ts";

/** What is written within a sentence, and how it is said there. */
const WITHIN: [written: string, said: string][] = [
  ["D. Juan", "don Juan"],
  ["Dª Ana", "doña Ana"],
  ["D.ª Ana", "doña Ana"],
  ["Dña. Ana", "doña Ana"],
  ["el Dr. Ruiz", "el doctor Ruiz"],
  ["la Dra. García", "la doctora García"],
  ["la Dra García", "la doctora García"],
  ["el Sr. Ruiz", "el señor Ruiz"],
  ["la Sra. Ruiz", "la señora Ruiz"],
  ["la Srta. Ruiz", "la señorita Ruiz"],
  ["el Excmo. Sr. Alcalde", "el excelentísimo señor Alcalde"],
  ["Fr. Luis", "fray Luis"],
  ["el Prof. Ruiz", "el profesor Ruiz"],
  ["la Prof. Ruiz", "la profesora Ruiz"],
  ["la Lic. Ruiz", "la licenciada Ruiz"],
  ["el Ing. Ruiz", "el ingeniero Ruiz"],
  ["Mª Luisa", "María Luisa"],
  ["M.ª Luisa", "María Luisa"],
  ["S. Juan", "San Juan"],
  ["Sto. Tomás", "santo Tomás"],
  ["Sta. Ana", "santa Ana"],
  ["Juan A. Pérez", "Juan A Pérez"],
  ["C/ Mayor", "calle Mayor"],
  ["c/ del Sol", "calle del Sol"],
  ["Avda. Mayor", "avenida Mayor"],
  ["Av. Mayor", "avenida Mayor"],
  ["Pza. Mayor", "plaza Mayor"],
  ["Pl. Mayor", "plaza Mayor"],
  ["Ctra. de Soria", "carretera de Soria"],
  ["Pº del Prado", "paseo del Prado"],
  ["nº 3", "número 3"],
  ["n.º 3", "número 3"],
  ["núm. 3", "número 3"],
  ["s/n", "sin número"],
  ["1º izq. y 2ª dcha. o así", "primero izquierda y segunda derecha o así"],
  ["esc. B", "escalera B"],
  ["el km 12", "el kilómetro 12"],
  ["CP 28001", "código postal 28001"],
  ["1 mg", "un miligramo"],
  ["20 mg", "20 miligramos"],
  ["20mg", "20 miligramos"],
  ["1,5 mg", "1,5 miligramos"],
  ["20 mg. al día", "20 miligramos al día"],
  ["5 ml", "5 mililitros"],
  ["5 g", "5 gramos"],
  ["2 kg", "2 kilos"],
  ["3 cm", "3 centímetros"],
  ["3 m", "3 metros"],
  ["50 km/h", "50 kilómetros por hora"],
  ["38 ºC", "38 grados"],
  ["38,5 °C", "38,5 grados"],
  ["20 %", "20 por ciento"],
  ["120/80 mmHg", "120, 80 milímetros de mercurio"],
  ["5 µg", "5 microgramos"],
  ["5 mcg", "5 microgramos"],
  ["100 UI", "100 unidades internacionales"],
  ["1 L", "un litro"],
  ["1 h", "una hora"],
  ["21 h", "21 horas"],
  ["5 min", "5 minutos"],
  ["30 s", "30 segundos"],
  ["1 €", "un euro"],
  ["1,50 €", "1,50 euros"],
  ["c/ 8 h", "cada 8 horas"],
  ["9:04 h", "9 y 4"],
  ["9.04 h", "9 y 4"],
  ["13:00 h", "13 horas"],
  ["1:30 h", "una y media"],
  ["a las 9.04", "a las 9:04"],
  ["a las 8:30", "a las 8:30"],
  ["a las 9 a. m. en punto", "a las 9 de la mañana en punto"],
  ["a las 5 p. m. en punto", "a las 5 de la tarde en punto"],
  ["a las 9:30 p. m. en punto", "a las 9:30 de la noche en punto"],
  ["a las 12 p. m. en punto", "a las 12 de la tarde en punto"],
  ["a las 12 a. m. en punto", "a las 12 de la noche en punto"],
  ["el 12/03/2026", "el 12 de marzo de 2026"],
  ["lun. 3 de ene. de 2026", "lunes 3 de enero de 2026"],
  ["p. ej. pan", "por ejemplo pan"],
  ["tel. 949 12 34 56", "teléfono nueve cuatro nueve, uno dos, tres cuatro, cinco seis"],
  ["tfno. 600 123 456", "teléfono seis cero cero, uno dos tres, cuatro cinco seis"],
  ["al 600123456", "al seis cero cero, uno dos, tres cuatro, cinco seis"],
  ["aprox. dos", "aproximadamente dos"],
  ["pan, etc. y vino", "pan, etcétera y vino"],
  ["uno vs. dos", "uno versus dos"],
  ["de EE. UU. y Cuba", "de Estados Unidos y Cuba"],
  ["1/2 pastilla", "media pastilla"],
  ["1/2 vaso", "medio vaso"],
  ["1/4 kg", "un cuarto de kilo"],
  ["1.000 pasos", "1000 pasos"],
  ["+34 600 12 34 56", "más tres cuatro, seis cero cero, uno dos, tres cuatro, cinco seis"],
  ["+351 912 345 678", "más tres cinco uno, nueve uno dos, tres cuatro cinco, seis siete ocho"],
  ["al 112", "al uno uno dos"],
  ["llama ya: 091 o 062", "llama ya: cero nueve uno o cero seis dos"],
  ["al 116 111", "al uno uno seis, uno uno uno"],
  ["con 112 puntos", "con 112 puntos"],
  ["al 112 % o así", "al 112 por ciento o así"],
  ["el Real Decreto 112/2018", "el Real Decreto 112/2018"],
  ["el Real Decreto 1112/2018", "el Real Decreto 1112/2018"],
  ["600.123.456 euros", "600123456 euros"],
  ["en 2018 y 2026", "en 2018 y 2026"],
  ["a las 0:44", "a las 12 y 44 de la noche"],
  ["son las 00:30 h", "son las 12 y media de la noche"],
  ["y 0:00 en punto", "y las 12 de la noche en punto"],
  ["a las 00:00 horas", "a las 12 de la noche"],
  ["de 20:00 a 00:00 horas", "de 20:00 a las 12 de la noche"],
  ["de 20:00-0:30 o así", "de 20:00 a las 12 y media de la noche o así"],
  ["de 00:00-06:00 h", "de las 12 de la noche a 6 horas"],
  ["de 0:00 a 6:00", "de las 12 de la noche a 6:00"],
  ["hasta 0:15", "hasta las 12 y cuarto de la noche"],
  ["a las 00:15 de la madrugada", "a las 12 y cuarto de la noche"],
  ["a las 00:00 de la noche", "a las 12 de la noche"],
  ["a las 0:30 a. m. en punto", "a las 12 y media de la noche en punto"],
  ["sale 0:30 a. m. en punto", "sale las 12 y media de la noche en punto"],
  ["a la 0:30", "a las 12 y media de la noche"],
  ["lunes, 0:05", "lunes, las 12 y 5 de la noche"],
  ["el 20 de noviembre de 2026, 0:05", "el 20 de noviembre de 2026, las 12 y 5 de la noche"],
  ["del 0:00 al 1:00", "del 0:00 al 1:00"],
  ["dura 0:45 minutos", "dura 0:45 minutos"],
  ["una pausa de 0:45", "una pausa de 0:45"],
  ["el equipo perdió 0:15", "el equipo perdió 0:15"],
  ["con tiempo: 0:18", "con tiempo: 0:18"],
  ["a las 10:44", "a las 10:44"],
  ["600 400 600 mg", "600 400 600 miligramos"],
  ["700-800-900 mg", "700-800-900 miligramos"],
  ["600 400 600 miligramos", "600 400 600 miligramos"],
  ["600 000 000 de euros", "600 000 000 de euros"],
  ["700 800 900 personas", "700 800 900 personas"],
  ["949-12-34-56", "nueve cuatro nueve, uno dos, tres cuatro, cinco seis"],
  ["949-12-10-56", "nueve cuatro nueve, uno dos, uno cero, cinco seis"],
  ["(949) 12 34 56", "nueve cuatro nueve, uno dos, tres cuatro, cinco seis"],
  ["949.12.34.56", "nueve cuatro nueve, uno dos, tres cuatro, cinco seis"],
  ["600-123-456", "seis cero cero, uno dos tres, cuatro cinco seis"],
  ["(+34) 949/12 34 56", "más tres cuatro, nueve cuatro nueve, uno dos, tres cuatro, cinco seis"],
  ["emergencias (112)", "emergencias (uno uno dos)"],
  ["teléfonos: 112 y 061", "teléfonos: uno uno dos y cero seis uno"],
  ["teléfonos: 061, 016 o 112", "teléfonos: cero seis uno, cero uno seis o uno uno dos"],
  ["HTTPS://sede.pueblo.example/", "sede punto pueblo punto example"],
  ["dr.garcia@correo.es", "dr punto garcia arroba correo punto es"],
  ["en https://sede.pueblo.example/", "en sede punto pueblo punto example"],
  ["www.acompana.example/c/mayor", "www punto acompana punto example barra c barra mayor"],
];

test.each(WITHIN)("'%s' is said '%s'", (written, said) => {
  expect(spoken(`hoy ${written}`)).toBe(`hoy ${said}`);
});

test.each([
  ["0:44", "Las 12 y 44 de la noche"],
  ["0:44.", "Las 12 y 44 de la noche."],
  ["0:30, Medicación", "Las 12 y media de la noche, Medicación"],
  ["Hora: 0:30.", "Hora: las 12 y media de la noche."],
  ["Sale 0:30 a. m. Ve.", "Sale las 12 y media de la noche. Ve."],
  ["00:00-06:00 h", "Las 12 de la noche a 6 horas"],
  ["00:00-06:00", "Las 12 de la noche a 06:00"],
  ["A la 0:30.", "A las 12 y media de la noche."],
])("the hour after midnight '%s' is said '%s'", (written, said) =>
  expect(spoken(written)).toBe(said),
);

test.each([
  "Llama al 112",
  "Llama al 112 ahora mismo",
  "Llama al número 112 ya",
  "Marca el 112 aquí",
  "Pulsa el 112.",
  "El 112, siempre",
  "Ve con el 112 si te caes",
  "El 112 de emergencias",
  "Si la tensión sube de 180, llama al 112 ya",
  "Si sube la tensión marca el 112",
])("a number that is dialled is said in digits: %s", (text) =>
  expect(spoken(text)).toBe(text.replace("112", "uno uno dos")),
);

test.each([
  "La báscula marca 112 kilos",
  "Si el aparato marca 112 o más, avisa",
  "Su tensión llegó al 112",
  "El pulso subió al 112 y bajó",
  "Celebra el 112 cumpleaños",
  "Pide el 112 cumpleaños",
  "Páginas del 112 al 116",
  "Páginas del 111 al 112.",
  "Vive en la calle Mayor, número 112",
  "Está en la habitación número 112",
  "Hubo llamadas: 112",
  "El 112 metros vallas",
])("a number that counts is no telephone: %s", (text) => expect(spoken(text)).toBe(text));

test.each([
  "en el centro. Vive en el mar. Mañana viene",
  "Es la S. Luego la h y la m.",
  "Toma vitamina D. Mañana más.",
  "Hola, ¿qué tal? ¡Bien! Son las 8:30.",
])("ordinary words stay as they are: %s", (text) => expect(spoken(text)).toBe(text));

test.each([
  ["Vive en la C/ Mayor. Mañana llueve.", ["Vive en la calle Mayor.", "Mañana llueve."]],
  ["Compra pan, etc. Luego vuelve.", ["Compra pan, etcétera.", "Luego vuelve."]],
  ["Toma 20 mg. Después, come.", ["Toma 20 miligramos.", "Después, come."]],
  ["Viene a las 9 a. m. Espérala.", ["Viene a las 9 de la mañana.", "Espérala."]],
  ["Habla con la Dra.", ["Habla con la doctora."]],
  ["Hola. Dra. García viene.", ["Hola.", "Doctora García viene."]],
])("a sentence ends where it does: %s", (text, parts) => expect(sentences(text)).toEqual(parts));

describe.each([true, false])(
  "with abbreviations in it, where sentences are known: %s",
  (isKnown) => {
    test("a sentence stays one", () => {
      if (!isKnown) vi.stubGlobal("Intl", {});
      const words = fc.array(fc.constantFrom("hoy", "con", "para", "viene", "toma", "en"), {
        minLength: 1,
        maxLength: 3,
      });
      const parts = fc.array(fc.tuple(words, fc.constantFrom(...WITHIN)), {
        minLength: 1,
        maxLength: 3,
      });
      fc.assert(
        fc.property(parts, (chosen) => {
          const written = chosen.map(([some, [one]]) => `${some.join(" ")} ${one}`).join(" y ");
          const said = chosen.map(([some, [, one]]) => `${some.join(" ")} ${one}`).join(" y ");
          expect(spoken(`${written}.`)).toBe(`${said.charAt(0)}${said.slice(1)}.`);
          if (said.length < 190) expect(sentences(`Así: ${written}.`)).toHaveLength(1);
        }),
      );
    });
  },
);

test.each([
  ["Llama a la Dra.", true],
  ["Vive en los EE.", true],
  ["Vive en los EE. UU.", false],
  ["Llama a Ana.", false],
  ["Pan, etc.", false],
  ["¿Vienes?", false],
])("'%s' goes on: %s", (text, goesOn) => expect(isCutAtAbbreviation(text)).toBe(goesOn));
