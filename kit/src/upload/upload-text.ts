import type { FileProblem } from "./check-file.ts";
import { UnreadablePicture } from "./picture.ts";
import type { PictureKind } from "./picture-kind.ts";

/** What the file field says, unless its caller gives other words. */
export const fileWords = {
  choose: "Elegir un archivo",
  change: "Cambiar el archivo",
  remove: "Quitar",
  /** For a mouse only: a telephone has nothing to drop. */
  drop: "También puedes arrastrarlo hasta aquí.",
  preparing: "Preparando la foto...",
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
  unprepared: "No se ha podido preparar la foto. Pulsa «Reintentar», o elige otra.",
  retry: "Reintentar",
};

/** What helps with a picture of a kind that this browser does not open. */
const kindWords: Partial<Record<PictureKind, string>> = {
  HEIC: "Esta foto es HEIC, el formato del iPhone, y este navegador no la puede abrir. Elígela desde el propio iPhone, que la convierte solo. Y para las próximas: Ajustes › Cámara › Formatos › «Más compatible».",
  PDF: "Esto es un documento PDF, no una foto. Haz una captura de pantalla de la página y elige la captura.",
};

const otherKind = (kind: PictureKind) =>
  `Esta foto es ${kind}, un formato que este navegador no puede abrir. Guárdala como JPEG, o haz una captura de pantalla de la foto, y elige la copia.`;

/** Why a file is not taken, and the sentence that says so. */
export interface NotReady {
  problem: FileProblem;
  sentence: string;
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

export type FileWords = typeof fileWords & Record<FileProblem, string>;

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

export type ProgressWords = typeof progressWords;
