import type { Words } from "../spelling/sound.ts";
import { type DangerKind, SELF_HARM_KINDS } from "./danger.ts";
import { isNegation } from "./pattern.ts";

/** What tells that nothing is happening now. Read as `pattern.ts` does. */
export const CONTEXTS = {
  /** On television, in a book, in a talk. */
  story: `
    <!viendo/viamos/veia/mirando/mientras/oyendo en la? el? las? los? una? un? tele/television/telenovela/novela/pelicula/peli/serie/noticias/telediario/radio/programa/cine/periodico/libro/diario/revista/cuento/canción/cancion/copla/refran/teatro/comedia/misa/catequesis/documental/partido/juego/videojuego/facebook
    pelicula/peli/novela/serie/cuento/libro/documental/telenovela/obra __ de/del/donde/en/que/se/sobre/va
    sale/echan/echaron/dan/ponen/pusieron/visto/vi/leido/leyendo/leo/contado __ pelicula/peli/novela/programa/serie/reportaje/noticia/libro/obra/cuento
    charla/charlas/curso/taller/conferencia/campana/folleto/simulacro/anuncio/cartel/cursillo/programa/reportaje __ de/del/sobre/contra/para
    charla _ _ _ _ _ centro/hogar/mayores
    dicho/dicen/dijeron/dado/dan/salio/sale en la? el? las? noticias/tele/radio/telediario/periodico
    la bella durmiente | el chiste | un chiste | es una broma | es broma | era broma
  `,
  dream: `
    sonado/sone/soñe/sonaba/sueno que | sonado/sone con | he tenido un sueno/pesadilla | tuve una pesadilla | una pesadilla
  `,
  question: `
    que es/son/significa/quiere el/la/un/una/eso/los/las/decir/lo
    cuentame/hablame/explicame/dime algo/que/de/sobre/lo/como/la/el/cosas/un/una
    como se dice/hace/cura/llama/evita/previene/quita/limpia/escribe/sabe/juega/pone/usa/cambia/apaga/apunta
    para que sirve | que diferencia | como puedo/podemos/hay/debo? evitar/prevenir/cambiar/poner/saber/quitar | que numero | cual es el telefono/numero | a que telefono
    recuerdame/apuntame/avisame/recuerdamelo
    sintomas de/del | como evitar/prevenir
  `,
  /** Over long ago: it can no longer be an emergency. */
  longPast: `
    hace un/unos/dos/tres/cuatro/cinco/seis/siete/ocho/nueve/diez/once/doce/quince/veinte/treinta/cuarenta/cincuenta/sesenta/muchos/varios/bastantes/un/1/2/3/4/5/6/7/8/9/10/15/20/30/40/50/anos/tantos/siglos/poco? monton? de? ano/anos/mes/meses
    hace anos/siglos/meses/mucho/tiempo >!no | fa/hai anys/anos
    ano/anos/mes/verano/invierno/otono/siglo/navidad/primavera pasado/pasada/anterior
    de/cuando/desde yo? era? chica/chico/nina/nino/pequena/pequeno/joven/moza/mozo/cria/crio/soltera/soltero/zagal/zagala/chiquilla/chiquillo/mocica/mocico
    en la/mi guerra/posguerra/mili/juventud/epoca/infancia | antiguamente | en mis tiempos | aquel dia/ano/invierno/verano/tiempo | en aquellos/aquella/aquel
    en el/los ano? 1936/36/50/60/70/80/90/cincuenta/sesenta/setenta/ochenta/noventa
    cuando me operaron | una vez de
    ya ha/han pasado/hace mucho/anos/tiempo
    se murio/murieron/mataron/mato __ guerra/anos
  `,
  /** Over, but lately. */
  past: `
    ayer | anteayer | antier | antes de ayer | anoche | el otro dia | la otra noche/tarde/semana | la semana pasada | semana pasada | el finde | hace dos/tres/cuatro/cinco/seis/unos/varios/un/una/8/15/quince/ocho dias/semanas/semana/dia
    lunes/martes/miercoles/jueves/viernes/sabado/domingo pasado | el mes pasado | una vez | aquella vez
    fui/he ido/estuve al/en medico/urgencias/hospital
    ya paso/pasado
  `,
  /** All is well: said of oneself or of how it ended. */
  well: `
    <!no estoy/esta/estamos/quede/quedo/quedado/siento/encuentro/encuentra/anda muy/ya/la? bien/perfecta/perfectamente/perfecto/estupendamente/tranquila/recuperad*/curada/curado/fenomenal/bueno/buena/nueva/nuevo/mejor/rosa
    ya? estoy/esta/estoi como una/un rosa/reloj/roble/nueva/nuevo
    pero/y/ya <!no estoy/esta/quede/quedo/ha/todo bien/quedado/salido/salio
    no ha sido/fue/paso/pasado/era/es/sido nada/na/grave | no me pasa/paso/ocurre/hice/he nada/hecho | no me paso nada | no me hice nada
    no fue/ha sido para tanto | solo/todo quedo en? un? susto | fue/era/ha sido un/una? susto/falsa/broma/catarro/resfriado/viento/gato/vecino/simulacro/gases/chimenea
    <!no ya se? me? le? nos? ha/han/a? pasado/quitado/ido/paso/apagado/solucionado/arreglado/marchado/fue/curado/visto/venido/encontrado/aparecido/levantado/despertado/volvio/vuelto/llego/llegado/comido/despierta/desperto
    ya ando/camino/como/duermo/respiro con/bien/sin/mejor
    ya apareci*/volvio/desperto/encontr*/llego/vino
    gracias a dios __ nada/bien/susto | menos mal que __ nada/bien/susto/no/solo
    pero se? levanto/levante/desperto/volvio/aparecio __ | me levante sola/solo/yo/enseguida/como
    me @have? visto/curado/atendido/mirado/vio/curaron el? la? en? medico/medica/doctor*/urgencias/enfermer*
    se arreglo/apago/soluciono | lo apagamos/apagaron | la/lo/les encontramos/encontraron/hemos
    no le? hice caso | colgue/cuelgo/colgado | no pique/piqué/cai/caido/abri
  `,
  /** Harm that is still there, whatever happened when. */
  stillHarmed: `
    no? me? puedo/puede mover/levantar/andar/apoyar/respirar/hablar/mas/menear/moverme/levantarme/comer/dormir
    desde entonces | todavia/aun/sigue/sigo/siguen/continua/cada+vez | hoy/ahora no/me/le/se/estoy/tengo/esta/veo/noto/vomit* | y/hoy/ahora _ me/le duele/duelen/sangra/mareo/cuesta | no se me? quita/pasa/va/corta/para/baja
    no/ni despierta/responde/contesta/reacciona/aparece/vuelto/vuelve/respira/come/habla
    tengo/tiene _ hinchad*/morad*/torcid*/brazo/fiebre/boca/cara/mano | estoy muy/mu mareada/mala/mal/malo | vomito/vomitando/vomita
  `,
} as const;

export type ContextName = keyof typeof CONTEXTS;

const EPISODES: readonly DangerKind[] = [
  "self",
  "other",
  "fall",
  "intruder",
  "overdose",
  "gas-fire",
  "lost",
];

const LASTING: readonly DangerKind[] = ["violence-home", "abuse", "suicide", "fraud"];

/** Who feels well after poison, or a day after a wound, is not safe: only the long ago is. */
const LATER_TOO: readonly DangerKind[] = [...LASTING, ...SELF_HARM_KINDS];

/** Whether the words around say that a danger of this kind is not happening now. */
export function isOver(kind: DangerKind, found: (context: ContextName) => boolean): boolean {
  if (found("dream")) return true;
  if (found("stillHarmed")) return false;
  if (found("longPast") && !LASTING.includes(kind)) return true;
  if (found("past") && EPISODES.includes(kind)) return true;
  return found("well") && !LATER_TOO.includes(kind);
}

/** Words that may stand between a negation and what it negates. */
const BETWEEN = new Set(
  "me se le les lo la te nos e a an emos es esta estoi estan abia a avido que e mi una un ai kreo kiero boi ba el".split(
    " ",
  ),
);

/** 'no me he caído', 'nunca me ha pegado', 'si me caigo': the words before take it back. */
export function isTakenBack(message: Words, start: number): boolean {
  const { words, pauseBefore } = message;
  if (isNegation(words[start])) return isHypothesis(message, start);
  for (let place = start - 1; place >= Math.max(0, start - 4); place--) {
    if (pauseBefore[place + 1]) break;
    const word = words[place];
    if (isNegation(word)) return !isUnknowing(message, place);
    if (word === undefined || !BETWEEN.has(word)) break;
  }
  return isHypothesis(message, start);
}

/** 'no sé qué me pasa' denies nothing, nor does 'no paro de'. */
function isUnknowing({ words }: Words, place: number): boolean {
  const [next, then] = [words[place + 1], words[place + 2]];
  return next === "se" && ["ke", "si", "komo", "lo", "por"].includes(then ?? "");
}

/** 'si me caigo', 'por si', but not 'como si' or 'no sé si'. */
function isHypothesis({ words, pauseBefore }: Words, start: number): boolean {
  if (pauseBefore[start]) return false;
  const before = words[start - 1];
  const earlier = words[start - 2];
  if (before !== "si") return false;
  return earlier === undefined || !["komo", "se", "e", "saber", "sabe", "ni"].includes(earlier);
}
