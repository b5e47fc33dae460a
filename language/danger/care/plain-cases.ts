import type { Words } from "../../spelling/sound.ts";
import { readWords } from "../../spelling/word-list.ts";
import type { CareKind } from "../danger.ts";

/**
 * What somebody says who has nothing worse to say: every word of the message is one of these, so
 * none of them can speak of a danger. `duel*` is a word's beginning.
 */
interface PlainCase {
  kind: CareKind;
  /** One word of each of these is there. */
  needs: readonly string[];
  /** Besides, these may be. */
  may: string;
  /** Nor any word that is said beside everything else. */
  isNarrow?: boolean;
}

const LITTLE =
  "el la los las un una unos unas de del en y o a al que me te se le lo mi mis su sus por para con ya muy mu mucho mucha muchos bastante algo poco he ha e hoy ayer ahora esta este estos estas esto tarde manana noche dia dias ay hija hijo mira oye pues es son estoy tengo tiene desde otra vez siempre todo todos toda cuando favor pero bien creo yo no se semana porque como si tan tanto tantos";
const MEDICINES =
  "pastill* medicin* medicament* medicacion sintrom insulina jarabe gotas antibiotico paracetamol ibuprofeno omeprazol enalapril parche inhalador capsula* comprimid* dosis toma pastillero";
const MEDICINE =
  "pastilla medicina medicacion medicamento sintrom insulina jarabe gotas antibiotico paracetamol ibuprofeno omeprazol enalapril metformina adiro parche inhalador capsula comprimido";
const TAKEN =
  "tom* tragad* tragu* puse puest* pinch* dado di repet* repit* saltad* salte olvid* marque marcad*";

const NUMBERS = "uno dos tres cuatro cinco";
const DOUBT = `${MEDICINES} tension azucar corazon colesterol tiroides dormir sabe nose haya haber si marid* mujer madre padre herman* abuel* suegr* vecin* comer cena desayun* pasad* paso antes despues media entera`;

const CASES: readonly PlainCase[] = [
  {
    kind: "medicine-doubt",
    needs: [
      "no nose macuerdo dud*",
      "se sabe nose macuerdo acuerd* record* recuerd* dud* segura",
      TAKEN,
    ],
    may: `${DOUBT} ${NUMBERS} veces`,
  },
  {
    // Whether one was taken, or that it was: of another, of several or of more nothing is said.
    kind: "medicine-doubt",
    isNarrow: true,
    needs: [
      MEDICINE,
      "tom* puse puesto puesta eche echado inyect* pinch* bebi bebido marque marcad*",
    ],
    may: "me he e ya hoy ayer anoche el la lo de del mi mira mire dime si sabes sabe cuando ke a hora oye hija esta ahora por esta manana tarde noche tension azucar corazon colesterol tiroides dormir dolor verde azul roja blanca amarilla rosa pekena grande desayuno comida cena",
  },
  {
    // Those of a day together: 'las', and neither 'todas' nor others.
    kind: "medicine-doubt",
    isNarrow: true,
    needs: [MEDICINE, "las los mis", "tomad* tome puse puesto"],
    may: "me he e hoy ayer anoche la de del con si sabes mira oye hija esta por manana tarde noche tension azucar corazon colesterol desayuno comida cena",
  },
  {
    // Perhaps twice: that it was so nobody says.
    kind: "medicine-doubt",
    needs: ["creo cree igual parece puede mejor", "veces dos", TAKEN],
    may: DOUBT,
  },
  { kind: "medicine-doubt", needs: ["olvid* saltad* salte"], may: `${DOUBT} ${TAKEN}` },
  { kind: "medicine-doubt", needs: ["tarde", "hora horas", TAKEN], may: `${DOUBT} ${NUMBERS}` },
  {
    kind: "ailment",
    needs: [
      "duel* dol* hinch* tos toso mocos catarro resfri* constip* fiebre garganta pic* escuece estren* diarrea bano vientre ardor* gases agujetas insomnio jaqueca migrana",
    ],
    may: `${NUMBERS} cabeza rodilla* pies pie espalda tobillo* pierna* mano* dedo* muela* diente* oido* cuello hombro* rinon* barriga tripa estomago cadera hueso* articulacion* llevo sin ir hacer cuerpo nariz ojo* calambre* piel marid* mujer hace aburrid* cansad* tomar cita`,
  },
  {
    kind: "orientation",
    needs: [
      "hacer salir salgo sale volver vuelvo atras tocar toco pulsar pulso darle pantalla boton* tablet* aparato menu inicio lio liad* pagina aclaro entiendo",
      "no nose como donde ayud* perdid* liad* lio desorientad* quiero",
    ],
    may: "aqui ayuda necesito ahora puedo sabe",
  },
  {
    // Out of doors somebody says where: then it is no plain case.
    kind: "orientation",
    needs: ["no nose", "donde", "tirar tiro seguir sigo empezar empiezo cogerlo"],
    may: "ni hacia verdad liad*",
  },
  {
    kind: "orientation",
    needs: ["parad* bloquead* pillad* atascad* congelad*", "ha quedado esta"],
    may: "solo sola aparato tablet* pantalla",
  },
];

/** Where one of them stands something may be wrong after all. */
const NEVER =
  "golpe repente repentin* pronto peor nunca jamas vida desmay* mare* fatal mal mala malo vomit* sangr* respir* pecho brazo caid* cai suelo casa calle campo monte camino pueblo bosque veneno lejia todas caja demasiad* doble morir matar seguro";

const toTest = (source: string) => readWords(source.split(" ")).fits;
const isNever = toTest(NEVER);
const cases = CASES.map(({ kind, needs, may, isNarrow }) => ({
  kind,
  needs: needs.map(toTest),
  may: [...(isNarrow ? [] : [LITTLE]), may, ...needs].map(toTest),
}));

/** The kind that such a message is, or null. */
export function plainCase({ words }: Words): CareKind | null {
  if (words.length < 3 || words.some(isNever)) return null;
  const found = cases.find(
    ({ needs, may }) =>
      needs.every((fits) => words.some(fits)) &&
      words.every((word) => may.some((fits) => fits(word))),
  );
  return found?.kind ?? null;
}
