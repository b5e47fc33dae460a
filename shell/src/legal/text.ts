import type { Retention } from "../bootstrap-config.ts";

const days = (count: number) => (count === 1 ? "1 día" : `${count} días`);
const months = (count: number) => (count === 1 ? "1 mes" : `${count} meses`);

/** 'YYYY-MM-DD' as '22 de noviembre de 2026'. */
const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat("es-ES", { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));

/** Words of all three pages. */
export const legalText = {
  back: "Volver al inicio",
  contact: {
    name: "Nombre",
    taxId: "CIF",
    address: "Dirección",
    phone: "Teléfono",
    email: "Correo",
    site: "Página",
  },
} as const;

/** '/privacidad'; what depends on the town hall comes from the operator's file. */
export const privacyText = {
  pageTitle: "Privacidad",
  title: "Privacidad: qué hacemos con tus datos",
  line: "Con palabras claras: quién los guarda, para qué, hasta cuándo y qué puedes hacer tú.",
  missing:
    "El ayuntamiento todavía no ha publicado aquí sus datos de contacto ni su base legal. Pregunta en el ayuntamiento: tiene que decírtelo.",
  controller: "Quién responde de tus datos",
  delegate: "Delegado de protección de datos",
  delegateLine:
    "Es quien vela en el ayuntamiento por tus datos. Puedes escribirle si tienes dudas o una queja.",
  purposes: {
    title: "Para qué los usamos",
    list: [
      "Para que puedas entrar, y para que nadie entre en tu lugar.",
      "Para mostrarte tus recordatorios, tus recuerdos, tus juegos y los mensajes de tu familia.",
      "Para contestarte cuando hablas con el asistente.",
      "Si tú lo permites, para que tu familia vea tus recordatorios y tus recuerdos, y para que el ayuntamiento vea cuántas veces usas el portal, nunca lo que dices ni lo que guardas.",
      "Para que el ayuntamiento sepa cuánto se usa el portal: solo sumas de cinco personas o más, sin nombres.",
      "Para que se sepa quién ha mirado tus datos.",
    ],
    never: "No hay publicidad, no se venden datos y nadie decide sobre ti de forma automática.",
  },
  legalBasis: "Con qué base legal",
  kept: {
    title: "Qué guardamos y hasta cuándo",
    list: ({ chatDays, activityMonths, auditMonths, accountMonths }: Retention) => [
      "Tu nombre, tu fecha de nacimiento, tu foto, tu teléfono, tu calle y tu correo, a quién avisar en una emergencia, tus ajustes y permisos, y cuándo entraste por última vez: hasta que pidas que se borren.",
      "Las notas que el personal del ayuntamiento escribe para atenderte, y las pausas de tus avisos (por hospital o vacaciones): hasta que se borren, o hasta que se borre tu cuenta.",
      "Tus recordatorios y tus recuerdos: hasta que tú los borres, o hasta que se borre tu cuenta.",
      `Lo que hablas con el asistente: hasta que sales de la conversación, y como mucho ${days(chatDays)}.`,
      "Los mensajes de tu familia: hasta que los has visto y sales de ellos.",
      "Qué avisos del ayuntamiento has abierto: un año después del último día del aviso.",
      `Los minutos de uso y las puntuaciones de los juegos: ${months(activityMonths)}.`,
      `La lista de quién ha visto tus datos: ${months(auditMonths)}.`,
      `Si el ayuntamiento desactiva tu cuenta, todo se borra al cabo de ${months(accountMonths)}.`,
      "Lo que se borra puede seguir unas semanas en las copias de seguridad. Si hay que usar una, se borra otra vez.",
    ],
  },
  recipients: "Quién más puede tenerlos",
  rights: {
    title: "Tus derechos",
    list: [
      "Saber qué datos tuyos hay y recibir una copia: la tienes en Ajustes, en «Descargar mis datos».",
      "Decidir si, cuando faltes, tus herederos pueden recibir esa copia: pueden, mientras no digas que no en «Mis permisos y datos».",
      "Corregir lo que esté mal.",
      "Pedir que se borren.",
      "Pedir que se usen menos, u oponerte a que se usen.",
      "Llevártelos a otro sitio.",
      "Retirar un permiso que diste, en Ajustes, cuando quieras.",
    ],
    how: "Pídelo en el ayuntamiento, en persona, por teléfono o por correo. Es gratis y te contestarán en un mes.",
    authority:
      "Si crees que no se respetan tus derechos, puedes reclamar ante la Agencia Española de Protección de Datos:",
    authoritySite: "https://www.aepd.es",
  },
  updated: (day: string) => `Última revisión de esta página: ${dayInWords(day)}.`,
} as const;

/** '/accesibilidad', with the headings that Real Decreto 1112/2018 asks for. */
export const accessibilityText = {
  pageTitle: "Accesibilidad",
  title: "Declaración de accesibilidad",
  missing:
    "El ayuntamiento todavía no ha publicado aquí su declaración de accesibilidad. Si algo de este portal no se puede usar, díselo al ayuntamiento.",
  commitment: (body: string) =>
    `${body} se ha comprometido a hacer accesible este portal de conformidad con el Real Decreto 1112/2018, de 7 de septiembre, sobre accesibilidad de los sitios web y aplicaciones para dispositivos móviles del sector público.`,
  scope: "La presente declaración de accesibilidad se aplica al sitio web:",
  status: {
    title: "Situación de cumplimiento",
    full: "Este sitio web es plenamente conforme con el Real Decreto 1112/2018.",
    partial:
      "Este sitio web es parcialmente conforme con el Real Decreto 1112/2018 debido a los aspectos no conformes que se indican a continuación.",
    none: "Este sitio web no es conforme con el Real Decreto 1112/2018. A continuación se indican los aspectos no conformes.",
  },
  inaccessible: {
    title: "Contenido no accesible",
    none: "No se conoce ningún contenido que no sea accesible.",
    line: "El contenido que se recoge a continuación no es accesible por lo siguiente:",
    nonCompliance: "Falta de conformidad con el Real Decreto 1112/2018",
    burden: "Carga desproporcionada",
    outOfScope: "El contenido no entra dentro del ámbito de la legislación aplicable",
  },
  preparation: {
    title: "Preparación de la presente declaración de accesibilidad",
    prepared: (day: string) => `La presente declaración fue preparada el ${dayInWords(day)}.`,
    method: "Método empleado para preparar la declaración:",
    reviewed: (day: string) => `Última revisión de la declaración: ${dayInWords(day)}.`,
  },
  contact: {
    title: "Observaciones y datos de contacto",
    line: "Puedes realizar comunicaciones sobre requisitos de accesibilidad (artículo 10.2.a del Real Decreto 1112/2018), como por ejemplo:",
    list: [
      "informar sobre cualquier posible incumplimiento por parte de este sitio web,",
      "transmitir otras dificultades de acceso al contenido,",
      "formular cualquier otra consulta o sugerencia de mejora relativa a la accesibilidad del sitio web.",
    ],
    requests:
      "También puedes presentar una queja o una solicitud de información accesible (artículo 12 del Real Decreto 1112/2018). Todo ello, por estas vías:",
  },
  enforcement: {
    title: "Procedimiento de aplicación",
    line: "Si una vez presentada una solicitud de información accesible o una queja, esta fuera desestimada, no estuvieras de acuerdo con la decisión adoptada, o la respuesta no cumpliera los requisitos del artículo 12.5, podrás iniciar una reclamación. Igualmente se podrá iniciar una reclamación si ha transcurrido el plazo de veinte días hábiles sin haber obtenido respuesta.",
    body: "La reclamación se presenta ante:",
  },
  licences: "Licencias de este portal y de lo que lleva dentro",
} as const;

/** '/licencias'; the texts of licences themselves are in the language of whoever wrote them. */
export const licencesText = {
  pageTitle: "Licencias",
  title: "Licencias",
  line: "Este portal está hecho también con el trabajo de otras personas, que lo comparten. Aquí están sus nombres y sus condiciones, en el idioma en que las escribieron.",
  own: {
    title: "La licencia de Acompaña",
    line: "Acompaña es software libre: puedes usarlo, estudiarlo, cambiarlo y compartirlo con las condiciones de la Licencia Pública de la Unión Europea (EUPL-1.2).",
    translated: "Leerla en español:",
    site: "https://eupl.eu/1.2/es/",
  },
  /** What each part of the portal is called, by its name in the registry. */
  parts: {
    shell: "La entrada del portal",
    senior: "Usuarios",
    support: "Personas de Apoyo",
    admin: "Administración",
    games: "Juegos",
    embed: "Juegos en páginas de otros",
  } as Readonly<Record<string, string>>,
  otherPart: (name: string) => `Otra parte: ${name}`,
  andMore: (first: string, count: number) => `${first} y ${count} más`,
  missing: "Esta parte no trae la lista de sus licencias. Puedes pedírsela al ayuntamiento.",
  unread: "No se han podido leer todas las licencias",
  unreadParts: (parts: string) => `Faltan las de: ${parts}.`,
} as const;
