import { expect, test } from "vitest";
import { recognise } from "../index.ts";

const MEDICINES = ["la pastilla", "el sintrom", "la pastilla de la tensión", "la del azúcar"];
const DOUBTS = [
  "no sé si me he tomado X",
  "nosé si he tomado X",
  "no me acuerdo si tomé X",
  "no recuerdo si me la tomé, X",
  "no estoy segura de haberme tomado X",
  "no estoy seguro de si anoche me tomé X",
  "dudo si me he tomado X",
  "se me ha olvidado si tomé X",
  "X no sé si me la he tomado",
  "a lo mejor me he tomado X dos veces",
  "no sé si he repetido X",
  "no sé si me toca X",
  "se me ha olvidado X",
  "no me he tomado X",
  "anoche no tomé X",
  "me he tomado X dos horas tarde",
  "¿me he tomado X?",
];
const SYMPTOMS = [
  ...[
    "me duele el pecho",
    "me duele mucho la cabeza",
    "me duele todo",
    "me está doliendo la tripa",
  ],
  ...["tengo un dolor en el pecho", "noto opresión en el pecho", "me aprieta el pecho"],
  ...["me mareo", "me estoy mareando", "estoy mareada", "me da un mareo", "tengo mareos"],
  ...["me ahogo", "me falta el aire", "me cuesta respirar", "no puedo respirar", "respiro mal"],
  ...["me encuentro mal", "me siento débil", "no me encuentro bien", "no me siento nada bien"],
  ...[
    "no estoy bien",
    "estoy muy mala",
    "estoy fatal",
    "estoy mala de la tripa",
    "tengo mal cuerpo",
  ],
  ...["estoy sudando", "sudo mucho", "estoy temblando", "me tiemblan las manos", "tengo sudores"],
  ...["tengo palpitaciones", "el corazón me va muy deprisa", "me late muy fuerte el corazón"],
  ...["vomito", "he vomitado", "tengo ganas de vomitar", "tengo náuseas", "tengo fiebre"],
  ...["veo borroso", "veo doble", "se me nubla la vista", "tengo la vista nublada"],
  ...["se me va la cabeza", "me da vueltas todo", "me voy a desmayar", "casi me caigo"],
  ...["me cuesta hablar", "no me sale la voz", "se me traba la lengua", "tengo la boca torcida"],
  ...["se me duerme el brazo", "no siento la mano", "me fallan las piernas", "no me tengo en pie"],
  ...["me sangra la nariz", "se me hinchan los labios", "me pica todo", "me he puesto mala"],
  ...["tengo la tensión muy alta", "tengo el azúcar por las nubes", "no puedo con mi alma"],
];

const at = <Item>(all: readonly Item[], place: number) => all[place % all.length] as Item;

/** In both orders; a pause or a word joins the two. */
const joined = (doubt: string, symptom: string) => [
  `${doubt} y ${symptom}`,
  `${symptom}, ${doubt}`,
];

/** Each symptom beside every so many of the doubts, and each doubt beside as many symptoms. */
export function testIll(step: number): void {
  test.each(SYMPTOMS.map((symptom, place) => ({ symptom, place })))(
    "a doubt about a medicine is danger where somebody says '$symptom'",
    ({ symptom, place }) => {
      for (const [one, doubt] of DOUBTS.entries()) {
        if ((one + place) % step !== 0) continue;
        for (const said of joined(doubt.replace("X", at(MEDICINES, one + place)), symptom))
          expect(["self", "overdose", "stroke"], said).toContain(recognise(said).danger);
      }
    },
  );
}

const HARMLESS = [
  ...["la del dolor", "la del mareo", "para el dolor de cabeza", "con el café", "y son las diez"],
  ...["y estoy bien", "pero me encuentro bien", "y no me duele nada", "y no me mareo"],
  ...["y me duelen las rodillas", "y hace mucho calor", "y ya he comido", "y viene mi hija"],
  ...["por si me mareo", "que tomo cuando me mareo", "que tomo si me duele el pecho"],
  ...["y no tengo fiebre", "y estoy fatal de la memoria", "y no estoy bien segura"],
];
/** Those that say nothing of more than one dose. */
const UNSURE = DOUBTS.slice(0, 8);

/** Each beside every so many of the doubts. */
export function testHarmless(step: number): void {
  test.each(HARMLESS.map((addition, place) => ({ addition, place })))(
    "a doubt with '$addition' stays one",
    ({ addition, place }) => {
      for (const [one, doubt] of UNSURE.entries()) {
        if ((one + place) % step !== 0) continue;
        const said = `${doubt.replace("X", at(MEDICINES, one + place))} ${addition}`;
        expect(recognise(said), said).toEqual({ danger: null, care: "medicine-doubt" });
      }
    },
  );
}
