import { CARE_KINDS, type Care, type CareKind } from "./danger.ts";

/** The last words wherever somebody is sent to the health centre or the pharmacy. */
export const IF_CLOSED = "Si está cerrado o te encuentras peor, llama al 112.";

const BY_KIND: Record<CareKind, Omit<Care, "kind">> = {
  "medicine-doubt": {
    title: "Si no te acuerdas, no tomes otra sin preguntar",
    steps: [
      "Pregunta en tu centro de salud o en tu farmacia: es muy normal tener esta duda.",
      "Mira en tu pastillero o en la caja si falta la de hoy.",
      "En 'Recordatorios' ves lo que está marcado. Eso no dice si la tomaste.",
      "Si te encuentras mal, o sabes que has tomado de más, no esperes: llama al 112.",
      IF_CLOSED,
    ],
  },
  ailment: {
    title: "Siento que no te encuentres bien",
    steps: [
      "Yo no soy médico. Cuéntaselo a tu centro de salud: allí te dirán qué hacer.",
      "Llama al 112 si te cuesta respirar, te duele el pecho, te desmayas o sangras mucho.",
      "También si se te tuerce la boca, no puedes mover un brazo o hablas raro.",
      "Y si el dolor vino de golpe o es el peor de tu vida.",
      IF_CLOSED,
    ],
  },
  orientation: {
    title: "Estoy aquí contigo. Vamos poco a poco",
    steps: [
      "Si no sabes salir de esta pantalla, pulsa 'Volver', arriba: te lleva al 'Inicio'.",
      "¿Qué te pasa? Dime si te encuentras mal, si no sabes usar algo o si buscas alguna cosa.",
      "Si te has perdido en la calle o en el campo, necesitas ayuda ya o te encuentras peor, llama al 112.",
    ],
  },
};

/** All kinds, in the order of `CARE_KINDS`. */
export const CARES: readonly Care[] = CARE_KINDS.map((kind) => ({ kind, ...BY_KIND[kind] }));

/** All that is said of it, as sentences: for the conversation, and to be spoken. */
export function answerToCare(kind: CareKind): string {
  const { title, steps } = BY_KIND[kind];
  return [`${title}.`, ...steps].join(" ");
}
