import { describe, expect, test } from "vitest";
import { chosenOf, type Examples } from "../../../tools/testing/chosen.ts";
import { ServiceError } from "../../errors.ts";
import { refuseWeakPassword } from "../password-strength.ts";

/** Tests which passwords are refused, and which are taken. */
export function testPasswordStrength(examples: Examples): void {
  const known = ["Ana Ruiz", "ana.ruiz@villanueva.es", "Villanueva del Valle"];

  /** The sentence under the field, or null when the password is taken. */
  async function verdict(password: string, isSecure = true): Promise<string | null> {
    try {
      await refuseWeakPassword({ config: { isSecure } }, { password, known });
      return null;
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      return error.details.fields?.password ?? "";
    }
  }

  const EASY = /^Esta contraseña es fácil de adivinar/;

  /** The first of a list, where few are enough. */
  const first = (passwords: string[]) =>
    chosenOf(examples, passwords, (one) => passwords.indexOf(one) < 3);

  describe("on a public portal", () => {
    test.each(first(["corta", "nueve-let", "ñandúñand"]))("'%s' is too short", async (password) => {
      expect(await verdict(password)).toMatch(/al menos 10 caracteres/);
    });

    test.each(
      first([
        "1234567890",
        "qwertyuiop",
        "contraseña",
        "Contrasena1",
        "ayuntamiento",
        "realmadrid1902",
        "aaaaaaaaaaaaaaaa",
        "abcabcabcabc",
        "Barcelona2024",
      ]),
    )("'%s' is common", async (password) => {
      expect(await verdict(password)).toMatch(EASY);
    });

    test.each(
      first([
        "setembro2026setembro",
        "Tardor-2026!",
        "udazkena.2026",
        "Dijous2026!!",
        "larunbata-igandea",
        "un-dos-tres-quatre",
        "bat-bi-hiru-lau",
        "trestristestigres",
      ]),
    )("'%s' is a date, or said by heart, in a language of Spain", async (password) => {
      expect(await verdict(password)).toMatch(EASY);
    });

    test.each(
      first([
        "Villanueva del Valle",
        "anaruiz1970",
        "AnaRuiz-2026",
        "villanueva2026",
        "Aná Rúiz 74",
      ]),
    )("'%s' is made of what everybody around knows", async (password) => {
      expect(await verdict(password)).toMatch(EASY);
    });

    test.each(
      first([
        "acompana2026",
        "Acompana2026!",
        "acompaña-aldea",
        "acompana-aldea",
        "portal2026!",
        "Madrid2026!!",
        "4c0mp4ñ4-2026",
        "4c0mp4n4!!123",
        "anapmoca2026",
        "AcompañaAcompaña",
        "portalportal1",
        "Admin-Portal-2026",
        "administradora1",
        "M4dr1d.2025!!",
        "Guadalajara_1998",
        "Abuelos2026!!",
        "AnaRuiz.Guadalajara",
        "v1ll4nu3v4-2026",
        "ayuntamiento.2026",
        "Ciudad-Real-26!",
        "familiar2026!!",
        "Agosto2026!Agosto",
        "sociales$2026",
        "Acompana123456",
        "@comp@n@2026",
        "Ac0mpana2026",
        "a-c-o-m-p-a-n-a-26",
        "ac_om_pa_na_2026",
        "aco.mpa.na.26!!",
        "a🙂c🙂o🙂m🙂p🙂a🙂n🙂a",
        "a\u200bc\u200bo\u200bm\u200bp\u200ba\u200bn\u200ba26",
        "a-n-a-r-u-i-z-70",
        "Villa-nue-va-1990",
        "f-u-t-b-o-l-2026",
        "Acompáñà2026!",
        "Vill anueva 2026",
        "v.i.l.l.a.n.u.e.v.a",
        "lellav-aveunalliv",
        "Noviembre2026!",
        "Otoño2026!!",
        "Primavera-2025",
        "Qwerty2026!!",
        "asdfghjkl2026",
        "1q2w3e4r5t",
        "poiuytrewq",
      ]),
    )("'%s' is made of the product's, the place's and everybody's words", async (password) => {
      expect(await verdict(password)).toMatch(EASY);
    });

    test.each(
      first([
        "Concello2026!",
        "VirgenDelPilar1",
        "VivaElBetis1907",
        "TeQuieroMucho1",
        "MercedesyJuan1948",
        "Centro-de-Dia-26",
        "Ajuntament2026!",
        "Diputacion-2026",
        "Teleasistencia1",
        "TerceraEdad2026!",
        "CentroSalud-26!",
        "Compañera2026!",
        "FelizNavidad2026",
        "JesusEsElSenor",
        "AupaAthletic1898",
        "ForzaBarsa2026!",
        "PepeYMaria1950",
        "miamormiamor1",
        "ositopeluche1",
        "EnfermeriaVillanueva",
        "Sudoku-Portal-26",
      ]),
    )("'%s' is made of what many choose", async (password) => {
      expect(await verdict(password)).toMatch(EASY);
    });

    test.each(
      first([
        "Tomelloso2026",
        "mercadona26!",
        "policialocal1",
        "V1ll4rr0bl3d0!",
        "!!Valdepeñas98",
        "PuertoLlano-2026",
        "PeñarandaDeBracamonte",
        "SanlucarLaMayor",
        "FUENLABRADA_26",
        "Trabajadorasocial1",
        "remedios-1951",
        "perrogato2026",
        "Cuarto7Kilo",
      ]),
    )("'%s' is one word or two written together", async (password) => {
      expect(await verdict(password)).toMatch(EASY);
    });

    test.each(
      first([
        "Soria-Olvega-26",
        "Manzanares-Daimiel-26",
        "Maruja.Tomelloso",
        "Fontanar-Yunquera",
        "fontanar yunquera",
        "Pastora_1948_Sol",
        "Almagro 2026 Bolaños!",
        "T0rrijos/0caña",
        "MORA&ORGAZ-1999",
        "Motilla-del-Palancar",
        "Horcajo de Santiago 26",
        "membrillo, candil",
        "CP13700-calle",
        "13700 Calle Nueva",
        "calle-C.P. 19208",
        "avenida_28013",
      ]),
    )("'%s' is two words, as of a place and of an address", async (password) => {
      expect(await verdict(password)).toMatch(EASY);
    });

    /** Each of the one with each of the other. */
    const each = (ones: string[], others: string[]) =>
      ones.flatMap((one) => others.map((other) => `${one}${other}`));

    const NUMBERS_OF_SOMEBODY = [
      ...each(["647382915", "+34647382915", "0034 647 38 29 15", "949-20-38-47"], [""]),
      ...each(["47391058K", "X4739105L", "4739 1058 K", "47391058-k"], [""]),
      ...each(["dos mil veinticinco", "milnovecientoscincuenta", "Mil novecientos 48"], [""]),
    ];
    const numbered = [
      ...each(NUMBERS_OF_SOMEBODY, ["", " ana", "-Ruiz", "!!"]),
      ...each(["ana ", "Acompana.", "tel "], NUMBERS_OF_SOMEBODY),
    ].filter((password) => password.length >= 10);

    test.each(first(numbered))("'%s' is a number that names somebody", async (password) => {
      expect(await verdict(password)).toMatch(EASY);
    });

    const ROADS = ["Callejón", "Paseo", "Carretera Nacional", "Polígono", "Ronda"];
    const STREETS = [" de la Constitución", " del Mercado", " Real", " de Cervantes"];
    const FLOORS = [" 3, piso 2", ", 12, bajo dcha.", " escalera 3, izquierda", " km 5"];

    test.each(first(each(each(ROADS, STREETS), FLOORS)))(
      "'%s' is made of parts of an address",
      async (password) => expect(await verdict(password)).toMatch(EASY),
    );

    const OFFICES = ["Jefa de ", "auxiliar de ", "Unidad de ", "agente de ", "coordinadora.de."];
    const DUTIES = [
      "ayuda a domicilio",
      "Trabajo Social",
      "Policía",
      "igualdad 26",
      "servicio 2026",
    ];

    test.each(first(each(OFFICES, DUTIES)))(
      "'%s' is made of words of an office",
      async (password) => {
        expect(await verdict(password)).toMatch(EASY);
      },
    );

    const HALLOWED = ["San", "Santo ", "sant.", "NtraSraDe", "Virgen y San "];
    const SAINTS = [
      "Pablo y San Pedro",
      "Tomas-de-Aquino",
      "jorge y el dragon",
      "Sebastian Abad 26",
    ];

    test.each(first(each(HALLOWED, SAINTS)))(
      "'%s' is made of names of saints",
      async (password) => {
        expect(await verdict(password)).toMatch(EASY);
      },
    );

    const WALKS = ["1qaz", "qaz", "zaq", "wsx", "xsw"];
    const STEPS = ["2wsx3edc", "wsxedcrfv", "xswcdevfr", "edcrfvtgb"];

    test.each(
      first([
        ...each(WALKS, STEPS),
        "plokmijnuhb",
        "aqswdefrgthy",
        "0okm9ijn8uhb",
        "!QAZ2wsx#EDC",
        'ZAQ!xsw"CDE·',
      ]),
    )("'%s' goes down the columns of a keyboard", async (password) =>
      expect(await verdict(password)).toMatch(EASY),
    );

    test.each(
      first([
        "acompanya.portal.26",
        "Acompanya y mayores",
        "ＡＣＯＭＰＡＮＡ２０２６",
        "ⓐⓒⓞⓜⓟⓐⓝⓐ-26",
      ]),
    )("'%s' is the product's name in other letters", async (password) => {
      expect(await verdict(password)).toMatch(EASY);
    });

    test.each(
      first([
        "la-casa-de-papel",
        "elpatiodemicasa",
        "Porque yo lo valgo",
        "correcthorsebatterystaple",
        "comidaadomicilio",
        "Cuidados en el hogar 26",
        "soledad-no-deseada",
        "lacasadelaabuela",
        "sanantoniodepadua",
      ]),
    )("'%s' is what many say or see", async (password) => {
      expect(await verdict(password)).toMatch(EASY);
    });

    const REPEATED = ["abcdef", "abcd", "abc", "zyxw", "qwerty", "hola", "luna", "147258", "ana1"];
    const repeated = REPEATED.flatMap((word) =>
      [2, 3, 4].flatMap((times) => {
        const groups = [...word].map((sign) => sign.repeat(times));
        return ["", "-", " ", "."].map((sign) => groups.join(sign));
      }),
    ).filter((password) => password.length >= 10);
    const OTHERS = ["aaaabbbbccccdd", "zzzzyyyyxxxxww", "abababcdcdcdefefef", "AAAbbbCCCddd"];

    test.each(first([...OTHERS, ...repeated]))("'%s' repeats itself", async (password) => {
      expect(await verdict(password)).toMatch(EASY);
    });

    test.each(
      first([
        "tortilladepatatas",
        "En-Un-Lugar-De-La-Mancha",
        "SantiagoDeCompostela",
        "no por mucho madrugar 26",
        "amanecemastemprano",
        "Cuatroesquinitas",
        "T0rt1ll4.d3.p4t4t4s",
        "padrenuestro-que-estas",
        "jerez de la frontera",
        "quevivaespaña!!",
        "sana sana culito de rana",
        "lasagradafamilia1882",
      ]),
    )("'%s' is what people say by heart", async (password) => {
      expect(await verdict(password)).toMatch(EASY);
    });

    test.each(
      first([
        "tres-gatos-azules",
        "membrillo-y-queso",
        "kJ8xQ2-mW9pL4",
        "huerta-con-pozo",
        "perro-gato-raton",
        "camino-del-molino",
        "piso viejo tres llaves",
        "puerta verde codigo nube",
        "9xk3-tq7w-4hz",
        "mi perro Lolo llora lluvias",
        "Ana canta bajo un ciruelo",
        "mQ#8fLp2!z",
        "aK7eu2oPa9",
        "trrnmpwqkzx",
        "bR4!nAq7#x",
        "SillaVerdeTejadoNube",
        "nubetejadosillamulo",
        "girasolcampanalento",
        "perro gato mesa nube",
        "la mancha trajo cerezas agrias",
        "cuatro-perros-verdes",
        "naranjo-en-flor",
        "camino-del-rio",
        "mi nieta baila jotas en la plaza los martes",
        "chocolate con churros a las siete y pico",
        "la virgen trajo tres membrillos",
        "Mercedes riega geranios descalza",
        "y si no lo ves tú lo veo yo",
        "h-b-7-Q-z-w-2-L-p-9-x",
        "El burro de Madrid come nueces",
        "Membrillo7 con candil",
        "pastilla verde martes nube",
        "hb7Qz-w2Lp-93xT",
        "piso de mi nieta con balcones",
        "san bernardo come lentejas frias",
        "647 gatos y 382 membrillos",
        "dos mil membrillos con candil",
        "girasol campana lento",
        "xk3 9fjs 2w",
        "la mesa de Ana pesa mucho",
        "el otoño trae castañas y lluvia a la plaza",
        "noviembre huele a leña mojada",
        "puerta caballo lluvia",
        "piso azul lluvia",
        "clara duerme poco",
        "santa lluvia piso",
        "puerta azul nieve",
        "limpieza tigre pera",
        "fuentecaballocuaderno",
      ]),
    )("'%s' is taken", async (password) => {
      expect(await verdict(password)).toBeNull();
    });

    test.each(
      first([
        `${"a".repeat(44)}-a`,
        `${"ñ".repeat(44)}-a`,
        `${"Dela".repeat(12)}-a`,
        `${"Ab".repeat(24)}-a`,
        `${"EYA".repeat(16)}-a`,
        "1l0o".repeat(16),
      ]),
    )("'%s' is judged in a moment", async (password) => {
      expect(await verdict(password)).toBeDefined();
    });

    test("the longest one is judged by its beginning", async () => {
      expect(await verdict(`girasol campana lento ${"z".repeat(178)}`)).toBeNull();
      expect(await verdict("a".repeat(200))).toMatch(EASY);
    });
  });

  test("a local portal asks for no more than the six characters of the form", async () => {
    expect(await verdict("123456", false)).toBeNull();
  });
}
