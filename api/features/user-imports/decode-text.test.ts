import { describe, expect, test } from "vitest";
import { decodeText } from "./decode-text.ts";

const TEXT = "Nombre;Apellidos\r\nBegoña;Núñez Güell «€»\r\n";
const utf8 = (text: string) => new TextEncoder().encode(text);

/** Each unit of 16 bits as two bytes. */
function utf16(text: string, isLittle: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 * text.length));
  for (let at = 0; at < text.length; at += 1) view.setUint16(2 * at, text.charCodeAt(at), isLittle);
  return new Uint8Array(view.buffer);
}

/** Latin letters have the number of their byte, but for the signs between 0x80 and 0x9f. */
const windows1252 = (text: string) =>
  Uint8Array.from(text, (sign) => (sign === "€" ? 0x80 : (sign.codePointAt(0) ?? 0)));

describe("the letters of every encoding that spreadsheets write", () => {
  test.each([
    ["UTF-8", "UTF-8", utf8(TEXT)],
    ["UTF-8 with its mark", "UTF-8", utf8(`\ufeff${TEXT}`)],
    ["UTF-16, little end first", "UTF-16", utf16(`\ufeff${TEXT}`, true)],
    ["UTF-16, big end first", "UTF-16", utf16(`\ufeff${TEXT}`, false)],
    ["UTF-16 without its mark", "UTF-16", utf16(TEXT, true)],
    ["UTF-16 without its mark, big end first", "UTF-16", utf16(TEXT, false)],
    ["Windows-1252", "Windows-1252", windows1252(TEXT)],
  ] as const)("%s", (_name, encoding, bytes) => {
    expect(decodeText(bytes)).toEqual({ text: TEXT, encoding });
  });

  test("an emoji among the names is UTF-8 too", () => {
    expect(decodeText(utf8("Nombre\nPepa 🌻")).text).toBe("Nombre\nPepa 🌻");
  });
});

/** The bytes of letters in DOS, which no decoder of browsers knows. */
const DOS: Record<string, number> = {
  é: 0x82,
  á: 0xa0,
  í: 0xa1,
  ó: 0xa2,
  ú: 0xa3,
  ñ: 0xa4,
  Ñ: 0xa5,
  ü: 0x81,
  ç: 0x87,
  Ç: 0x80,
  à: 0x85,
  è: 0x8a,
  ò: 0x95,
  ï: 0x8b,
  É: 0x90,
  "·": 0xfa,
  º: 0xa7,
  ª: 0xa6,
};
/** What CP437 has not. */
const LATER_DOS = { ...DOS, Á: 0xb5, Í: 0xd6, Ó: 0xe0, Ú: 0xe9, À: 0xb7, È: 0xd4, Ò: 0xe3 };

const toBytes = (text: string, known: Record<string, number>) =>
  Uint8Array.from(text, (sign) => known[sign] ?? (sign < "\x80" ? sign.charCodeAt(0) : NaN));

/** The bytes of letters in an encoding that decoders know. */
const bytesIn = (encoding: string) =>
  Object.fromEntries(
    Array.from({ length: 0x80 }, (_, at) => {
      const byte = 0x80 + at;
      return [new TextDecoder(encoding).decode(Uint8Array.of(byte)), byte];
    }),
  );

const OLD = {
  "Windows-1252": bytesIn("windows-1252"),
  "Mac Roman": bytesIn("macintosh"),
  CP850: LATER_DOS,
  CP437: DOS,
  "ISO-8859-15": bytesIn("iso-8859-15"),
};
const oldEncodings = Object.entries(OLD);
const hasAll = (text: string, known: Record<string, number>) =>
  [...text].every((sign) => sign < "\x80" || sign in known);

/** A text whose UTF-8 a program took for that encoding, `turns` times. */
function spoilt(text: string, encoding: keyof typeof OLD, turns = 1): string {
  const signs = new Map(Object.entries(OLD[encoding]).map(([sign, byte]) => [byte, sign]));
  const once = Array.from(utf8(text), (byte) => signs.get(byte) ?? String.fromCharCode(byte));
  return turns === 1 ? once.join("") : spoilt(once.join(""), encoding, turns - 1);
}

describe("a list in an old encoding", () => {
  test.each([
    ["of Spain", "Nombre;Apellidos;Teléfono\nJosé;Muñoz Güell;1\nBegoña;Martínez;2\n"],
    ["in capitals", "NOMBRE;DIRECCIÓN\nJOSÉ MUÑIZ ÁGREDA;C/ ÚBEDA Nº 3\nJESÚS;\n"],
    ["of Catalonia", "Nombre;Adreça\nMarcel·lí Solà;Plaça 2\nLluïsa Fàbregas i Güell;\n"],
    ["of Valencia", 'Nombre\tMóvil\r\n"Ròmul Llàcer"\t1\r\n"Vicenç Moltó"\t2\r\n'],
    ["of Galicia", "Nombre,Móvil\nXoán Outeiriño,1\nIría Seijó,2\n"],
    ["of the Basque Country", "Nombre;Apellidos\nIñaki;Garitaño\nBeñat;Agüero\n"],
    ["of neighbours", "Nombre\nFrançois Gonçalves\nLourenço Müller\nMarcel·la\n"],
    ["of names that lack accents, but one", "Nombre;Apellidos\nAna;Gil\nEva;Peiró\nLuis;Ruiz\n"],
    ["with one accent in its headings", "Nombre;Población\nAna;Soria\nEva;Lugo\n"],
  ])("%s is read in each that has its letters", (_name, text) => {
    const read = oldEncodings.filter(([, known]) => hasAll(text, known));
    expect(read.length).toBeGreaterThan(2);
    for (const [encoding, known] of read)
      expect([encoding, decodeText(toBytes(text, known)).text]).toEqual([encoding, text]);
  });

  test.each([
    "José",
    "Muñoz",
    "García",
    "Simón",
    "Raúl",
    "Álvarez",
    "Íñigo",
    "Óscar",
    "Úrsula",
    "JESÚS",
    "JOSÉ",
    "MARTÍN",
    "Díaz",
    "Núria",
    "Mercè",
    "Gal·la",
    "Àngels",
    "Antònia",
    "Raül",
    "Aïda",
    "Vicenç",
    "Argüelles",
    "M.ª José",
    "3.º B",
    "Peñíscola",
    "Sugrañes",
    "Puigdomènech",
    "Mònica",
    "Fàbregas",
    "Bragança",
  ])("a single name with an accent, '%s', says enough", (name) => {
    const text = `Nombre;Apellidos\n${name};Gil\n`;
    for (const [encoding, known] of oldEncodings)
      if (hasAll(text, known))
        expect([encoding, decodeText(toBytes(text, known)).text]).toEqual([encoding, text]);
  });

  test.each([
    "Pepe’s, lunes–viernes, luego…ya, ·Vive sola, …y, 3½h, 5 m², n°3, M° Pía, 20€al mes",
    "M’barek Ñíguez, Dñª Ana, niñxs, O’Donnell, «Pepa», ¿sí?, ‘él’, – no",
  ])("what one finds in notes of Windows-1252 is no letter of another: %s", (notes) => {
    const text = `Nombre;Notas\nJosé Peña;${notes}\nInés Núñez;\nGarcía;\n`;
    expect(decodeText(toBytes(text, OLD["Windows-1252"])).text).toBe(text);
  });

  test.each([
    ["Windows-1252", "Nombre\nD’Angelo Núñez, 20 €\n"],
    ["Mac Roman", "Nombre\nJosé\n"],
    ["CP850", "Nombre\nJosé\n"],
    ["ISO-8859-15", "Nombre\nSimón Žižek, 20 €\n"],
  ] as const)("%s is told by its name", (encoding, text) => {
    expect(decodeText(toBytes(text, OLD[encoding]))).toEqual({ text, encoding });
  });

  test("the sign of pesetas tells the first DOS", () => {
    const text = "Nombre;Cuota\nJosé;20 ₧\n";
    const bytes = toBytes(text, { ...DOS, "₧": 0x9e });
    expect(decodeText(bytes)).toEqual({ text, encoding: "CP437" });
  });

  test("the byte order mark of another encoding is left out", () => {
    const name = toBytes("Nombre\nMuñoz", OLD["Windows-1252"]);
    const text = decodeText(Uint8Array.of(0xef, 0xbb, 0xbf, ...name)).text;
    expect(text).toBe("Nombre\nMuñoz");
  });

  test("two bytes that are a Hebrew sign by chance are Íñ in DOS", () => {
    const text = "Nombre\nÍñigo\n";
    expect(decodeText(toBytes(text, LATER_DOS))).toEqual({ text, encoding: "CP850" });
  });
});

describe("letters that a program has spoilt before are mended", () => {
  const LIST = "Nombre;Teléfono\nÁngel Íñiguez;1\nMarcel·lí Solà;2\nIonuț Łukasz D’Àvila;3º\n";

  test.each([
    ["UTF-8 taken for Windows-1252", spoilt(LIST, "Windows-1252")],
    ["the same twice more", spoilt(LIST, "Windows-1252", 3)],
    ["UTF-8 taken for Mac Roman", spoilt(LIST, "Mac Roman")],
    ["UTF-8 taken for Windows-1252, with a mark", spoilt(`\ufeff${LIST}`, "Windows-1252")],
  ])("%s", (_name, text) => {
    expect(decodeText(utf8(text))).toEqual({ text: LIST, encoding: "UTF-8" });
    expect(decodeText(utf16(`\ufeff${text}`, true))).toEqual({ text: LIST, encoding: "UTF-16" });
  });

  test.each([
    ["Nombre\nJosÃ©", "Nombre\nJosé"],
    ["Nombre\nJosé\nBegoÃ±a", "Nombre\nJosé\nBegoña"],
    ["Nombre\nFÃ\u00a0bregas", "Nombre\nFàbregas"],
    ["Nombre\nBegoÃ±a FÃ bregas SolÃ ", "Nombre\nBegoña Fàbregas Solà "],
    ["Nombre\nJos├®", "Nombre\nJosé"],
    ["Nombre;TelŽfono\nJosŽ Mu–oz;1", "Nombre;Teléfono\nJosé Muñoz;1"],
    ["Nombre;TelŽfono\nAna;1", "Nombre;Teléfono\nAna;1"],
    ["Nombre\nJos‚ Mu¤oz Garc¡a", "Nombre\nJosé Muñoz García"],
  ])("%j", (text, mended) => {
    expect(decodeText(utf8(text)).text).toBe(mended);
  });
});

describe("a list that a program of another country has read", () => {
  /** Where a letter was lost on the way back, the list is refused instead. */
  const LISTS = [
    "Nombre;Teléfono\nJosé Muñoz;1\nBegoña Núñez;2\nGarcía Simón;3\n",
    "Nombre\nMuñoz\n",
    "NOMBRE\nJOSÉ MUÑOZ\nÁNGEL NÚÑEZ\n",
    "Nombre\nÁlvaro Peña\nÍñigo Ibáñez\nÓscar Úbeda\n",
    "Nombre;Dirección\nNúria Güell Fàbregas;Plaça 2\nMercè Solà Peña;\n",
    "Nombre\nIñaki Garitaño\nBeñat Agüero\n",
    "Nombre\nXoán Outeiriño\nIría Seijó Piñeiro\n",
  ];
  const PAGES = ["1250", "1251", "1253", "1254", "1255", "1256", "1257"].map(
    (one) => `windows-${one}`,
  );
  const OTHERS = ["iso-8859-2", "iso-8859-5", "iso-8859-7", "koi8-r", "ibm866", "x-mac-cyrillic"];

  test.each([...PAGES, ...OTHERS])("as %s has the letters that it had", (page) => {
    const foreign = new TextDecoder(page);
    for (const text of LISTS)
      for (const bytes of [windows1252(text), utf8(text)]) {
        const taken = foreign.decode(bytes);
        if (taken.includes("\ufffd")) continue;
        expect(decodeText(utf8(taken)).text).toBe(text);
        expect(decodeText(utf16(`\ufeff${taken}`, true)).text).toBe(text);
      }
  });

  test.each(["Mercč", "Agnčs", "Antňnia", "Lluďsa"])("'%s' becomes a frequent name", (name) => {
    expect(decodeText(utf8(`Nombre\n${name}\n`)).text).not.toContain(name);
  });

  const PEOPLE = [
    ...["Kamińska", "Toruń", "Gdański", "Łukasz", "Wałęsa", "Grześ", "Żółć", "Nguyễn", "Đặng"],
    ...["Şahin", "Işıl Yıldız", "Çağla Öztürk", "İbrahim", "Ștefan", "Mărioara", "Gheorghiţă"],
    ...["Kovač", "Marčić", "Žižek", "Dvořák", "Maňa", "Vŕba", "Jānis Bērziņš", "Žukauskė"],
    ...["Иван Петров", "Ли", "Ян", "Γιώργος", "Αννα", "محمد", "王伟", "Zoë", "João", "Őrsi"],
  ];
  test.each(PEOPLE)("a name from elsewhere stays as it is: %s", (name) => {
    for (const others of ["Ana Gil", "Begoña Núñez", "Núria;Mercè", "Ștefan", "Kamińska"]) {
      const text = `Nombre;Notas\n${name}\n${others}\n`;
      expect(decodeText(utf8(text)).text).toBe(text);
    }
  });
});

test.each([
  ["Nombre;Tel&eacute;fono\nJos&eacute;;1", "Nombre;Teléfono\nJosé;1"],
  ["Nombre\nBego&ntilde;a &Aacute;vila i G&uuml;ell", "Nombre\nBegoña Ávila i Güell"],
  ["Nombre\nMu&#241;oz N&#xfa;\\u00f1ez M.&ordf;", "Nombre\nMuñoz Núñez M.ª"],
  ["Nombre;Notas\nAna;a &lt; b &quot;c&quot; &amp; &#34; \\u0022", null],
])("letters written in ASCII are letters: %j", (text, read) => {
  expect(decodeText(utf8(text)).text).toBe(read ?? text);
});

test.each(["20 €", "20€ al mes", "€ 20", "€20", "a (€)"])(
  "Spain's later DOS has the sign of euros: %s",
  (fee) => {
    const text = `Nombre;Cuota\nMuñoz Ávila;${fee}\n`;
    const bytes = toBytes(text, { ...LATER_DOS, "€": 0xd5 });
    expect(decodeText(bytes)).toEqual({ text, encoding: "CP850" });
  },
);

describe("a known heading but for its letter with an accent is refused", () => {
  const HEADINGS = ["Teléfono", "MÓVIL", "Dirección", "Correo electrónico", "Calle y número"];
  const IN_ITS_PLACE = ["", " ", "_", "#", "?", "??", "*", "'e", "´e", "=E9", "=C3=A9", "%C3%A9"];
  test.each([...IN_ITS_PLACE, "%e9", "\\xe9", "&eacute", "i", "~n", "[", "\ufffd"])(
    "%j",
    (sign) => {
      for (const heading of HEADINGS) {
        const text = `Nombre;${heading.replace(/[^\0-\x7f]/, sign)}\nAna;600123456\n`;
        expect(() => decodeText(utf8(text)), text).toThrow(/están estropeadas/);
      }
    },
  );

  test.each([
    ...["Telefono", "TELEFONO", "Telèfon", "Mòbil", "Tel.", "Teléfono fijo", "Observaciones"],
    ...["Adreça", "Direcció", "Enderezo", "Correo-e", "N.º", "¿Vive sola?", "Móvil 2", "Alta"],
  ])("the heading '%s' is no fault", (heading) => {
    const text = `Nombre;${heading}\nAna;1\n`;
    expect(decodeText(utf8(text)).text).toBe(text);
  });
});

test.each([
  "Nombre\nMałgorzata Wałęsa Żółć",
  "Nombre\nȘtefan Țîrlea, Ionuț Brânză",
  "Nombre\nSimón Žižek",
  "Nombre\nSøren Åse Þór",
  "Nombre\nΓιώργος Иван 王伟",
  "Nombre\nJOÃO «IRM\u00c3\u00bb",
  "Nombre\nBegoñ€a",
  "Nombre\nM’barek\nIsma’il N’Diaye\nPepe’s",
  "Nombre;Notas\nAna;5 m³ ± 2, 3½, μg, ¿sí?No, sí – no, lavado–plancha",
  "Nombre;Página\nAna;http://ejemplo.es/a?b=c",
  "Nombre;Télefono fijo\nPablo McÉwan;1",
])("what is right in UTF-8 stays as it is: %j", (text) => {
  expect(decodeText(utf8(text))).toEqual({ text, encoding: "UTF-8" });
});

describe("refused, with what to do", () => {
  test.each([
    ["Polish of Windows", Uint8Array.of(0xa3, 0x75, 0x6b, 0x61, 0x73, 0x7a)],
    ["Cyrillic of Windows", Uint8Array.of(0xc8, 0xe2, 0xe0, 0xed)],
    ["Chinese", Uint8Array.of(0xcd, 0xf5, 0xce, 0xb0)],
  ])("letters that none of the encodings has: %s", (_name, name) => {
    expect(() => decodeText(Uint8Array.of(...utf8("Nombre\n"), ...name))).toThrow(
      /^No se reconoce cómo están escritas .* se lee «\S+»\. Ábrelo en tu hoja de cálculo y guárdalo/,
    );
  });

  test.each([
    ["nothing", new Uint8Array(), /^El archivo está vacío/],
    ["a workbook", Uint8Array.of(0x50, 0x4b, 3, 4, 1, 2), /^Esto es un libro de cálculo/],
    ["an older workbook", Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 9), /^Esto es un libro de cálculo/],
    ["a picture", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13), /no es un texto/],
    ["a NUL among letters", utf8("Nombre\nCar\0men"), /no es un texto/],
    ["half of a letter in UTF-16", Uint8Array.of(0xff, 0xfe, 0x41), /no es un texto/],
    ["letters that were lost", utf8("Nombre\nBego\ufffda"), /están estropeadas/],
    ["half of a letter that was lost", utf8("Nombre\nGarcÃa"), /están estropeadas/],
    ["letters of which questions were made", utf8("Nombre\nMu?oz"), /están estropeadas/],
    ["the same in capitals", utf8("Nombre\nMU?OZ"), /están estropeadas/],
    ["a sign in place of a letter", utf8("Nombre\nMu¤oz Łukasz"), /están estropeadas/],
    ["a known heading but for a sign", utf8("Nombre;Tel?fono\nAna;1"), /están estropeadas/],
    ["one beside a heading's", utf8("Nombre;Persona?de?contacto\nMu?oz;1"), /están estropeadas/],
    ["the same with a lost sign", utf8("Nombre;M¿vil\nAna;1"), /están estropeadas/],
  ])("%s", (_name, bytes, sentence) => {
    expect(() => decodeText(bytes)).toThrow(sentence);
  });
});
