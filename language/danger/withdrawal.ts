import { withoutMarks } from "../spelling/plain-words.ts";

/** What can be pressed or tried: who errs in a medicine or a street takes nothing back. */
const DEVICE =
  "(boton(es)?|teclas?|teclado|pantalla|aparato|tableta|tablet|movil|telefono|ordenador|microfono|" +
  "asistente|programa|aplicacion|aviso|alarma|icono|letra|palabra|mensaje|chat)";
const THE =
  "(el|la|los|las|al|a la|del|de la|un|una|este|esta|ese|esa|a este|a esta|con el|con la)";
const ON_IT = `( (de |en )?(${THE} )?${DEVICE}| (con )?(esto|eso)| aqui| donde no (era|es|debia))?`;
const SEEN = " (si|como) (funciona|funcionaba|va|iba|suena|sonaba|responde|respondia|respondias)";
const TO_SEE = `((?: a ver)?${SEEN})?`;
const UNWILLED = "(sin querer|por error|por equivocacion|sin darme cuenta|sin mirar)";

/** What takes back a danger that was spoken of; a pain that has passed does not. */
const TAKEN_BACK = [
  "(solo |todo |si )?(era|es|fue|ha sido|iba|va) (solo |todo )?(una |un |de |en )?(broma|bromita|guasa|chiste)s?",
  "(te )?(lo )?(decia|dije|he dicho|digo|escribi|he escrito) (todo )?(de|en) (broma|guasa)s?",
  "(te )?(estaba|estoy|estabamos|estamos) (solo )?(bromeando|de broma|de guasa|gastando(te)? una broma)",
  "te (he gastado|gastaba|gaste|queria gastar) una broma|te (estaba tomando|tomaba) el pelo",
  "(lo (decia|dije|he dicho) por decir|hablaba por hablar)",
  "no (era|es|fue|ha sido|iba|va|(te )?(lo )?(decia|dije|he dicho|digo|hablaba)) (muy )?en serio",
  "(solo )?(estaba|estabamos|estoy) (solo )?(probando|practicando|ensayando|haciendo (una prueba|pruebas))" +
    ON_IT +
    TO_SEE,
  `(solo )?((era|es) )?(solo )?(para|queria|queriamos) (solo )?(probar(lo|te)?|practicar)${ON_IT}${TO_SEE}`,
  `(solo )?((era|es) )?(solo )?(para|queria) ver${SEEN}`,
  "(solo |todo )?(era|es|ha sido|fue) (solo |todo )?(un |una )?" +
    "(prueba|mentira|falsa alarma|tonteria|bobada|equivocacion|error|malentendido|despiste|decir)",
  "(solo )?(era|es) (solo )?una (forma|manera) de hablar|falsa alarma",
  "(ya )?(estoy|estamos|me (encuentro|siento)) (ya )?(muy |perfectamente )?" +
    "(bien|perfectamente|estupendamente|perfect[oa]|estupend[oa]|fenomenal|de maravilla|divinamente)( ya)?",
  "(ya )?(estoy|estamos) (ya )?(recuperad[oa]s?|a salvo|fuera de peligro)|ya me he recuperado",
  "(ya )?esta todo (bien|arreglado|solucionado)|ya esta (bien|arreglado|solucionado)",
  "(ya )?todo (esta )?bien|ya no hay peligro|(ya )?se me ha pasado el susto",
  "(aqui )?no ((me |nos )?(pasa|ha pasado|paso|ocurre|ha ocurrido|ocurrio)|(era|es|ha sido|fue)|" +
    "me (he hecho|hice)) nada( de nada)?( (malo|grave|serio))?(?! bueno)|no me (he hecho|hice) dano",
  "no (era|es) ((de )?verdad|urgente|grave)|te he mentido",
  "no (era|es|ha sido|hay|habia) (una |ningun |ninguna )?(emergencia|urgencia|peligro)",
  "(ya )?no (necesito|me hace falta) (ya )?(ninguna )?(ayuda|ambulancia)",
  `me (he equivocado|equivoque|he confundido|confundi)( al (tocar|pulsar|escribir|hablar|darle))?${ON_IT}`,
  `((lo|la|le) )?(he (tocado|pulsado|apretado|dado|escrito|enviado|mandado)${ON_IT}|` +
    `(toque|pulse|aprete|di|escribi|envie|mande)${ON_IT}|(he dicho|dije)) ${UNWILLED}`,
  "he tocado donde no (era|es|debia)|se me ha (ido|escapado) el dedo",
  "me (he explicado|explique|has entendido|entendiste) mal|no (queria decir|me referia a|decia) eso",
  "olvid(alo|ate|a (lo|eso))|no me hagas caso",
].join("|");
/** 'que' parts a message: 'es que era broma', 'olvida lo que he dicho', 'qué susto'. */
const BESIDE =
  "no|si|ya|ay|uy|oye|mira|es|pues|perdon|perdon(a|e)(me)?|disculpa|lo siento( mucho)?|gracias( a dios| por todo)?|" +
  "muchas gracias|(estate |puedes estar )?tranquil[oa]|no te (preocupes|asustes)|no hace falta( llamar)?( a nadie)?|dejalo|deja|nada|" +
  "hij[oa]( mi[oa])?|mujer|hombre|carino|cielo|bonit[oa]|guap[oa]|de verdad|en serio|la verdad|vale|bueno|" +
  "menos mal|no llam[eo]|no llames( a nadie)?|susto|va|tont[oa]|ja(ja)*|je(je)*|(te )?(digo|he dicho|dije)|" +
  "(estoy|me encuentro|me siento) (ya )?mejor|se me ha pasado|no me (he caido|duele nada)|vengas?|venga nadie";

/** 'No era broma' and 'no estoy bien' say the contrary; 'no, hija, era broma' does not. */
const DENIES =
  "no (?!tranquil|hij|mujer|hombre|perdon|gracias|deja|te (preocup|asust)|llam|hace|guap)";

const takenBack = new RegExp(
  `^(?:(?!${DENIES})(?:${BESIDE}) )*(?:${TAKEN_BACK})(?: (?:${BESIDE}))*$`,
);
const beside = new RegExp(`^(?:${BESIDE})(?: (?:${BESIDE}))*$`);

/**
 * 'No, tranquila, era broma': whether a message says that there is no danger, and nothing else.
 * What says more ('ya estoy bien, pero me duele') takes nothing back, nor does what is asked ('¿es
 * broma?') or agrees to the advice ('vale, está bien').
 */
export function isWithdrawal(text: string): boolean {
  if (/[?¿]/.test(text)) return false;
  const parts = withoutMarks(text)
    .toLowerCase()
    .split(/[,.;:!¡?¿…\n–—-]+|\b(?:y|que|porque)\b/u)
    .map((part) => part.replace(/[^a-z0-9]+/g, " ").trim())
    .filter(Boolean);
  return (
    parts.some((part) => takenBack.test(part)) &&
    parts.every((part) => takenBack.test(part) || beside.test(part))
  );
}
