/**
 * The names that go together, without accents and capitals. A word that is rather a surname, as
 * Martín or Alonso, stands in none of the lists: the first word alone is never wrong.
 */

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const WOMEN_FIRST = setOf(`
  ana anna rosa carmen luisa isabel teresa eva josefa juana francisca antonia dolores mercedes
  pilar gloria flor luz victoria concepcion encarnacion angela miren elena clara manuela rita
  fatima`);
const WOMEN_SECOND = setOf(`
  maria mari carmen isabel luisa teresa dolores pilar josefa antonia rosa elena belen cristina
  victoria angeles mercedes rosario concepcion encarnacion ines eugenia fernanda paula soledad
  esther julia gloria amparo lourdes consuelo asuncion esperanza francisca juana amelia emilia
  manuela angela begona montserrat rocio raquel magdalena margarita milagros remedios purificacion
  beatriz patricia laura marta silvia sofia clara alejandra aurora adela alicia celia cecilia
  catalina elisa felisa guadalupe inmaculada irene lucia matilde monica natividad olga petra
  ramona rita sagrario susana virginia visitacion yolanda candelaria fatima eulalia itziar edurne
  lluisa dolors angels roser assumpcio merce carme nuria marina zahra ezzahra`);
const MARIA_TOO = `
  jose jesus paz luz sol mar fe nieves trinidad auxiliadora angustias caridad goretti piedad
  estrella fuensanta salome rosalia blanca socorro presentacion desamparados mar cruz pia pili
  araceli antonieta noel iciar arantzazu aranzazu dores xose carmo`;
const MEN_FIRST = setOf(`
  jose juan luis francisco miguel manuel antonio jesus angel pedro carlos marco victor jorge
  rafael ramon fernando josep joan xose xoan jon joao vicente alfonso julio`);
const MEN_SECOND = setOf(`
  luis antonio maria mari manuel carlos ignacio francisco javier alberto enrique joaquin angel
  pablo pedro jose juan jesus fernando rafael eduardo alfonso emilio julio mario daniel david
  gabriel mariano victor roberto alejandro agustin eugenio felix gregorio guillermo jaime isidro
  lluis antoni miquel xavier josep joan francesc carles ander bautista mikel`);

/** Which name makes one with the name before it. */
export const COMPOUNDS = {
  women: { first: WOMEN_FIRST, second: WOMEN_SECOND },
  men: { first: MEN_FIRST, second: MEN_SECOND },
  maria: new Set([...WOMEN_SECOND, ...setOf(MARIA_TOO)]) as ReadonlySet<string>,
  /** Where the second is a surname too, and the two are common as one name. */
  pairs: new Set(
    `jose ramon,jose miguel,jose vicente,jose tomas,jose andres,jose domingo,juan ramon,
    juan miguel,juan vicente,juan andres,luis miguel,luis ramon,francisco miguel,jesus miguel,
    ana luz,ana paz,josep ramon,joan ramon,ana jesus,santiago jose,santiago manuel`.split(/,\s*/),
  ) as ReadonlySet<string>,
};

/** What follows 'de', 'del', 'de la' in a name. */
export const DEVOTIONS = {
  maria: setOf(`
    carmen pilar mar rosario rocio sagrario consuelo amparo socorro henar coro olvido milagro paz
    luz concepcion soledad almudena encarnacion esperanza o asuncion cabeza caridad candelaria
    salud paloma merced consolacion piedad fe purificacion presentacion visitacion trinidad
    victoria aurora estrella montana fuensanta cinta natividad anunciacion oliva angeles dolores
    milagros desamparados remedios llanos clarines mercedes nieves virtudes candelas angustias
    maravillas lourdes fatima guadalupe montserrat jesus regla africa begona covadonga belen
    aranzazu arantzazu nuria loreto lujan araceli atocha angels dolors roser carme merce esperanca
    neus anxos dores carmo conceicao inmaculada perpetuo`),
  /** Surnames as well. */
  orSurname: setOf("valle prado pena pino reyes cruz santos camino puerto gracia vega castanar"),
  anybody: setOf("carmen pilar rocio rosario jesus maria dios asis paula borja padua"),
};

const GIVEN_TOO = setOf(`
  maria mari santiago sebastian teodoro tomasa vicenta encarna paca paqui pepe pepa lola
  concha manolo jacinta consuelo catalina benita petra eusebia felipe ricardo sergio oscar
  nicolas dolores nuria rosalia sara pascuala ramona`);

/** Whether it is one of the names that the lists know, without accents and in small letters. */
export const isGiven = (word: string): boolean =>
  [GIVEN_TOO, WOMEN_FIRST, WOMEN_SECOND, MEN_FIRST, MEN_SECOND].some((names) => names.has(word));

const SURNAMES = setOf(`
  garcia ruiz diaz munoz moreno romero serrano molina ortega rubio castillo ortiz cano herrero
  caballero cabrera calvo campos carrasco gallego garrido guerrero iglesias lozano medina mora
  morales navarro ortuno parra prieto ramos redondo rojas saez santana vazquez vidal zamora`);

const EZ_TOO = /^(inez|moez|hafez|fayez|ramez|p[ae]rvez)$/;

/** Whether it is a surname that nobody here has for a name. */
export const isSurname = (word: string): boolean =>
  SURNAMES.has(word) || (/..ez$/.test(word) && !EZ_TOO.test(word));

const formsOf = (lines: string): ReadonlyMap<string, string> =>
  new Map(
    lines.split(";").map((line) => {
      const [short = "", name = ""] = line.trim().split(" ");
      return [short, name] as const;
    }),
  );

/** Names as registers shorten them: nobody is called Fco. Keys have no dots. */
export const SHORT_FORMS = formsOf(
  `fco Francisco; frco Francisco; fsco Francisco; fca Francisca; frca Francisca; jfa Josefa;
  mnl Manuel; mgl Miguel; dgo Domingo; stgo Santiago; rfl Rafael; gmo Guillermo; vte Vicente;
  gpe Guadalupe; fdo Fernando`,
);

/** What is short only with its dot or sign; º is written o here and ª a. */
export const MARKED_FORMS = formsOf(
  `fo Francisco; fa Francisca; ant Antonio; anto Antonio; anta Antonia; jo José; josa Josefa;
  ml Manuel; manl Manuel; man Manuel; enca Encarnación; enc Encarnación; jn Juan;
  jna Juana; igno Ignacio; ign Ignacio; grego Gregorio; greg Gregorio; cata Catalina;
  dol Dolores; conc Concepción; vta Vicenta; alej Alejandro; bme Bartolomé; fern Fernando;
  guad Guadalupe; marg Margarita; magd Magdalena; isab Isabel; raf Rafael`,
);
