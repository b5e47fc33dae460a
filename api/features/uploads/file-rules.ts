import { bareType, type Family } from "@acompana/kit/containers";
import { ServiceError } from "../../platform/errors.ts";

const MEGABYTE = 1024 * 1024;
const DAY_MS = 24 * 3600 * 1000;

export const MAX_FILE_BYTES = 50 * MEGABYTE;
export const MAX_THUMBNAIL_BYTES = 2 * MEGABYTE;
/** How long an address takes the file. */
export const UPLOAD_ADDRESS_MS = 3600 * 1000;
/** What was not confirmed by then is removed. */
export const UPLOAD_LIFE_MS = DAY_MS;

export const ALL_FAMILIES: readonly Family[] = ["image", "video", "audio"];

/** Whether a type tells nothing of a file: a browser says so of one that it does not know. */
export const isUnknownType = (mimeType: string): boolean =>
  ["", "application/octet-stream"].includes(bareType(mimeType));

export const fileTooLarge = () =>
  new ServiceError(
    413,
    "FILE_TOO_LARGE",
    "Archivo muy grande – El archivo no puede ser mayor a 50MB.",
  );

export const wrongFileType = (families: readonly Family[] = ALL_FAMILIES) => {
  const kinds = families.includes("audio") ? "imágenes, videos y audios" : "imágenes y videos";
  const message = `Tipo de archivo no válido – Solo se permiten ${kinds}.`;
  return new ServiceError(415, "FILE_TYPE", message);
};

export const fileIncomplete = () =>
  new ServiceError(
    400,
    "FILE_INCOMPLETE",
    "El archivo no ha llegado entero. Súbelo otra vez, por favor.",
  );

/** It has come as it was sent, and was not whole before. */
export const fileDamaged = () =>
  new ServiceError(
    400,
    "FILE_INCOMPLETE",
    "El archivo está incompleto o dañado. Elige otro, o vuelve a guardarlo y súbelo otra vez.",
  );

export const uploadExpired = () =>
  new ServiceError(
    403,
    "UPLOAD_EXPIRED",
    "Esta subida ya no sirve. Vuelve a elegir el archivo, por favor.",
  );

export const uploadUsed = () =>
  new ServiceError(409, "UPLOAD_USED", "Este archivo ya está guardado.");
