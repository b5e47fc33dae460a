import { withoutMarks } from "../spelling/plain-words.ts";

/** What takes back a danger that was spoken of; a pain that has passed does not. */
const TAKEN_BACK = [
  "(era|es|fue|ha sido|solo era|todo era|lo (decia|dije|he dicho) (de|en)) (una )?bromas?",
  "(te )?(estaba|estoy|estabamos) (bromeando|de broma|probando|de guasa)",
  "(era|es|ha sido|fue) (una )?(prueba|mentira|falsa alarma|tonteria|bobada|equivocacion|error)",
  "falsa alarma|(era|es) para probar|(queria|solo queria) probar",
  "(ya )?estoy (ya )?(bien|muy bien|perfectamente|estupendamente|perfecta|perfecto)( ya)?",
  "(ya )?estamos (ya )?bien|(ya )?esta todo (bien|arreglado|solucionado)|ya esta (bien|arreglado|solucionado)",
  "(ya )?todo (esta )?bien|ya no hay peligro|no hay (ningun )?peligro",
  "no (era|es|ha sido|fue|pasa|ha pasado|paso|me pasa) nada( (malo|grave))?(?! bueno)",
  "no (era|es) (de )?verdad",
  "me (he equivocado|equivoque|he confundido|confundi|he explicado mal|explique mal)",
  "(lo dije|lo he dicho|lo escribi) sin querer|olvidalo|olvidate|no me hagas caso",
].join("|");
const BESIDE =
  "no|si|ya|ay|uy|oye|mira|perdon|perdona(me)?|disculpa|lo siento|gracias( a dios)?|muchas gracias|" +
  "tranquil[oa]|no te (preocupes|asustes)|no hace falta|dejalo|deja|nada|hij[oa]|mujer|hombre|" +
  "carino|guap[oa]|de verdad|en serio|vale|bueno|menos mal|no llam[eo]|que susto|ja(ja)*|je(je)*";

/** 'No era broma' and 'no estoy bien' say the contrary; 'no, hija, era broma' does not. */
const DENIES = "no (?!tranquil|hij|mujer|hombre|perdon|gracias|deja|te |guap)";

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
