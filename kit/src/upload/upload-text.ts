import type { FileProblem } from "./check-file.ts";
import { UnreadablePicture } from "./picture.ts";
import type { PictureKind } from "./picture-kind.ts";
import type { Played } from "./played-here.ts";
import type { RecordingKind } from "./recording-kind.ts";

/** What the file field says, unless its caller gives other words. */
export const fileWords = {
  choose: "Elegir un archivo",
  change: "Cambiar el archivo",
  remove: "Quitar",
  /** For a mouse only: a telephone has nothing to drop. */
  drop: "También puedes arrastrarlo hasta aquí.",
  preparing: "Preparando la foto...",
  checking: "Comprobando el archivo...",
  ready: (name: string) => `Archivo elegido: ${name}`,
  severalReady: (names: readonly string[]) =>
    `Archivos elegidos: ${names.length}. ${names.join(", ")}`,
  removeOf: (name: string) => `Quitar ${name}`,
  tooMany: (most: number) => `Se pueden enviar ${most} a la vez. Los demás, en otro mensaje.`,
  refused: (name: string, why: string) => `${name}: ${why}`,
  removed: "Archivo quitado",
  type: "Tipo de archivo no válido – Solo se permiten imágenes, videos y audios.",
  size: "Archivo muy grande – El archivo no puede ser mayor a 50MB.",
  unreadable:
    "No se puede abrir esta foto. Puede que el archivo esté dañado o que no sea una foto. Prueba con otra.",
  empty:
    "Este archivo está vacío. Si está guardado en la nube, descárgalo antes y elígelo otra vez; si no, elige otro.",
  unprepared: "No se ha podido preparar la foto. Pulsa «Reintentar», o elige otra.",
  retry: "Reintentar",
  /** Takes what may not be played elsewhere. */
  anyway: (count: number): string =>
    count > 1 ? "Elegirlos de todos modos" : "Elegirlo de todos modos",
  /** Goes on without what was not taken. */
  leave: (count: number): string => (count > 1 ? "Seguir sin ellos" : "Seguir sin él"),
  undecided:
    "Queda un archivo por decidir. Pulsa uno de los botones que tiene debajo y vuelve a enviar.",
};

/** What helps with a picture of a kind that this browser does not open. */
const kindWords: Partial<Record<PictureKind, string>> = {
  HEIC: "Esta foto es HEIC, el formato del iPhone, y este navegador no la puede abrir. Envíala desde el iPhone, o guárdala como JPEG.",
  PDF: "Esto es un documento PDF, no una foto. Haz una captura de pantalla de la página y elige la captura.",
};

const otherKind = (kind: PictureKind) =>
  `Esta foto es ${kind}, un formato que este navegador no puede abrir. Guárdala como JPEG, o haz una captura de pantalla de la foto, y elige la copia.`;

const HEARD_ONLY = "Este video se oye pero no se verá en muchas tabletas.";
const SEEN_ONLY = "Este video se ve pero no se oirá en muchas tabletas.";
/** Telephones of Apple make it unless somebody chooses otherwise. */
const NEXT_ONES =
  "Para los próximos, en el iPhone: Ajustes › Cámara › Formatos › «El más compatible».";

/** What a recording is to be kept as instead. */
const BETTER = { video: "MP4", audio: "MP3" } as const;
const MP4_OF_ALL = "MP4 de tipo «H.264» con sonido «AAC»";
const LACKING = { all: null, sound: "picture", nothing: "all" } as const;

/** Why a file is not taken, and the sentence that says so. */
export interface NotReady {
  problem: FileProblem;
  sentence: string;
  /** What may be taken all the same; absent where nothing may. */
  doubted?: File;
}

interface Recording {
  file: File;
  family: "video" | "audio";
  kind: RecordingKind | null;
  played: Played;
}

/** Why many will not see or hear a recording, and what to do; null for one that is played. */
export function whyDoubted({ file, family, kind, played }: Recording): NotReady | null {
  const lacks = kind ? kind.lacks : LACKING[played];
  if (lacks === null) return null;
  const sentence = sentenceOf(family, kind, lacks);
  return { problem: "unplayable", sentence, doubted: file };
}

/** Why a recording of a kind that the portal does not take, or that nobody knows, is not taken. */
export const whyRefused = (family: Recording["family"], kind: RecordingKind | null): NotReady => ({
  problem: "unplayable",
  sentence: sentenceOf(family, kind, "all"),
});

function sentenceOf(
  family: Recording["family"],
  kind: RecordingKind | null,
  lacks: RecordingKind["lacks"],
): string {
  // Of an MP4 that holds another codec it would say nothing.
  const better = family === "video" && kind?.container === "movie" ? MP4_OF_ALL : BETTER[family];
  const copy = `Guárdalo como ${better} y elige la copia.`;
  if (lacks === "sound") return `${SEEN_ONLY} ${copy}`;
  if (lacks === "picture") {
    const isOfTelephone = kind?.name === "HEVC" && kind.container === "movie";
    return `${HEARD_ONLY} ${isOfTelephone ? NEXT_ONES : copy}`;
  }
  return kind
    ? `Este ${family} es ${kind.name}, un formato que ${kind.isForSome ? "muchas" : "las"} tabletas no reproducen. ${copy}`
    : `Este ${family} no se puede abrir aquí, y quizá tampoco en otras tabletas. ${copy}`;
}

/**
 * Why a picture could not be made ready: its kind and what to do, where that is the reason.
 *
 * @param error what `preparePicture` rejected with
 * @param unreadable the sentence where nobody knows why it cannot be opened
 */
export function whyNotReady(
  error: unknown,
  { unreadable, unprepared }: Pick<FileWords, "unreadable" | "unprepared">,
): NotReady {
  if (!(error instanceof UnreadablePicture)) return { problem: "unprepared", sentence: unprepared };
  const { kind } = error;
  const sentence = kind ? (kindWords[kind] ?? otherKind(kind)) : unreadable;
  return { problem: "unreadable", sentence };
}

/** What is done with a chosen file until it is ready. */
export const doingWith = (
  file: File,
  { preparing, checking }: Pick<FileWords, "preparing" | "checking">,
): string => (file.type.startsWith("image/") ? preparing : checking);

export type FileWords = typeof fileWords & Record<Exclude<FileProblem, "unplayable">, string>;

/** What the progress bar says, unless its caller gives other words. */
export const progressWords = {
  preparing: "Preparando el envío...",
  sending: (percent: number) => `Enviando... ${percent} %`,
  finishing: "Ya casi está...",
  cancel: "Cancelar el envío",
  failed: "No se ha podido enviar. No has perdido nada.",
  unprepared: "No se ha podido preparar el envío. No has perdido nada: pulsa «Reintentar».",
  offline: "Se ha perdido la conexión. No has perdido nada: cuando vuelva, pulsa «Reintentar».",
  retry: "Reintentar",
};

/** As the API says it of its own disk. */
export const bucketWords = {
  full: "No queda sitio en el disco del portal y no se ha guardado nada. Avisa a tu ayuntamiento.",
};

export type ProgressWords = typeof progressWords;
