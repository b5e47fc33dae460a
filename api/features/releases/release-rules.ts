import type { ReleaseToken } from "../../platform/context.ts";
import { ServiceError } from "../../platform/errors.ts";
import type { Release } from "../../platform/releases/release.ts";

const MEGABYTE = 1024 * 1024;

export const MAX_FILE_BYTES = 5 * MEGABYTE;
export const MAX_RELEASE_BYTES = 30 * MEGABYTE;

/** For so long it is known that somebody saw a version fail. */
export const WITNESS_LIFE_MS = 7 * 24 * 3_600_000;

/** Who did it, as `npm run releases` shows it: enough to tell tokens apart, and no more. */
export const nameOf = ({ hash }: Pick<ReleaseToken, "hash">): string => hash.slice(0, 8);

type Named = Pick<Release, "area" | "version">;

export const releaseExists = ({ area, version }: Named) =>
  new ServiceError(
    409,
    "RELEASE_EXISTS",
    `El portal ya tiene la versión ${version} de «${area}». Cambia algo y constrúyela otra vez, o activa la que hay.`,
  );

export const otherContract = (contract: number, expected: number) =>
  new ServiceError(
    409,
    "RELEASE_CONTRACT",
    `Esta versión está hecha para el contrato de áreas ${contract} y el portal usa el ${expected}. Constrúyela con el kit de este portal.`,
  );

export const otherApi = (api: string, offered: string) =>
  new ServiceError(
    409,
    "RELEASE_API",
    `Esta versión usa la API ${api} y el portal ofrece la ${offered}. Actualiza antes el portal, o constrúyela con su openapi.yaml.`,
  );

export const otherReact = (area: string, range: string, react: string) =>
  new ServiceError(
    409,
    "RELEASE_REACT",
    `El área «${area}» pide React ${range} y el portal tendría ${react}. Cambia esa dependencia y constrúyela otra vez.`,
  );

export const contradicts = (sentences: string[]) =>
  new ServiceError(
    409,
    "RELEASE_CONTRADICTS",
    `Esta versión no encaja con las demás áreas: ${sentences.join("; ")}. Corrige su area.json, o activa antes la otra área.`,
  );

export const releaseUnknown = ({ area, version }: Named) =>
  new ServiceError(
    404,
    "RELEASE_UNKNOWN",
    `El portal no tiene la versión ${version} de «${area}». Mira con npm run releases las que hay.`,
  );

export const releaseIncomplete = (version: string, missing: number) =>
  new ServiceError(
    409,
    "RELEASE_INCOMPLETE",
    `A la versión ${version} le ${missing === 1 ? "falta 1 archivo" : `faltan ${missing} archivos`}. Envíala otra vez con npm run release y actívala después.`,
  );

export const filesLost = (version: string) =>
  new ServiceError(
    409,
    "RELEASE_FILES_LOST",
    `El almacén de archivos ha perdido una parte de la versión ${version}. Constrúyela con un cambio y envíala de nuevo.`,
  );

export const noPortalPage = () =>
  new ServiceError(
    409,
    "RELEASE_PAGE",
    "La página de esta versión no tiene el lugar donde el portal escribe sus datos. Conserva «<!--portal-->» en index.html.",
  );

export const releaseTooLarge = () =>
  new ServiceError(
    413,
    "RELEASE_TOO_LARGE",
    "Una versión ocupa 30 MB como mucho. Quita archivos que no hagan falta y constrúyela otra vez.",
  );

export const fileTooLarge = () =>
  new ServiceError(
    413,
    "RELEASE_FILE_TOO_LARGE",
    "Un archivo de una versión ocupa 5 MB como mucho. Divídelo o redúcelo.",
  );

export const fileUnknown = () =>
  new ServiceError(
    404,
    "RELEASE_FILE_UNKNOWN",
    "Ninguna versión anunciada espera ese archivo. Anuncia antes la versión: npm run release lo hace.",
  );

export const wrongContent = () =>
  new ServiceError(
    400,
    "RELEASE_FILE_HASH",
    "Lo que ha llegado no corresponde al hash del archivo. Envíalo otra vez; si se repite, constrúyelo de nuevo.",
  );

export const cutContent = () =>
  new ServiceError(400, "FILE_INCOMPLETE", "El archivo no ha llegado entero. Envíalo otra vez.");

export const wrongContentType = () =>
  new ServiceError(
    415,
    "UNSUPPORTED_MEDIA_TYPE",
    "Los archivos de una versión se envían como application/octet-stream.",
  );

export const releaseTokenUnknown = () =>
  new ServiceError(
    404,
    "RELEASE_TOKEN_UNKNOWN",
    "El portal no tiene esa clave de publicación. Mira con npm run release-token -- --list las que hay.",
  );

export const tooManyReleaseTokens = () =>
  new ServiceError(
    409,
    "TOO_MANY_RELEASE_TOKENS",
    "Ya hay 500 claves de publicación en vigor. Retira las que no hagan falta: npm run release-token -- --list las muestra.",
  );

export const shellStaysOn = () =>
  new ServiceError(
    409,
    "SHELL_STAYS_ON",
    "El shell no se puede apagar: sin él no hay portal. Para volver a una versión anterior: npm run rollback -- shell",
  );

export const nothingToRollBack = (area: string) =>
  new ServiceError(
    409,
    "NOTHING_TO_ROLL_BACK",
    `El área «${area}» no tiene ninguna versión anterior que haya funcionado. Activa una que conozcas: npm run releases las muestra, y npm run rollback -- ${area} --to VERSIÓN la activa.${area === "shell" ? "" : ` Para quitar el área del portal: npm run release -- ${area} --off`}`,
  );

export const areaBusy = () =>
  new ServiceError(
    503,
    "BUSY",
    "Otra persona está cambiando la versión de esta área a la vez. Espera unos segundos y vuelve a intentarlo.",
    { retryAfterSeconds: 5 },
  );
