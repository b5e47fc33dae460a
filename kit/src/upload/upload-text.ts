import type { FileProblem } from "./check-file.ts";

/** What the file field says, unless its caller gives other words. */
export const fileWords = {
  choose: "Elegir un archivo",
  change: "Cambiar el archivo",
  remove: "Quitar",
  /** For a mouse only: a telephone has nothing to drop. */
  drop: "También puedes arrastrarlo hasta aquí.",
  preparing: "Preparando la foto...",
  ready: (name: string) => `Archivo elegido: ${name}`,
  removed: "Archivo quitado",
  type: "Tipo de archivo no válido – Solo se permiten imágenes, videos y audios.",
  size: "Archivo muy grande – El archivo no puede ser mayor a 50MB.",
  unreadable:
    "No se puede abrir esta foto. Puede que el archivo esté dañado o que no sea una foto. Prueba con otra.",
};

export type FileWords = typeof fileWords & Record<FileProblem, string>;

/** What the progress bar says, unless its caller gives other words. */
export const progressWords = {
  preparing: "Preparando el envío...",
  sending: (percent: number) => `Enviando... ${percent} %`,
  finishing: "Ya casi está...",
  cancel: "Cancelar el envío",
  failed: "No se ha podido enviar. No has perdido nada.",
  offline: "Se ha perdido la conexión. No has perdido nada: cuando vuelva, pulsa «Reintentar».",
  retry: "Reintentar",
};

export type ProgressWords = typeof progressWords;
