import { newToken } from "../../platform/secrets/tokens.ts";

type Random = (bytes: number) => Uint8Array;

const NAME = /(?:^|\/)([A-Za-z0-9_-]{43})(?:\?.*)?$/;

export const quarantineKey = (name: string): string => `quarantine/${name}`;

/** Generated, unguessable, and telling nothing of the file. */
export const newFileName = (random: Random): string => newToken(random);

/** The file's name within any address of it that we gave out: `uploadURL` or `fileURL`. */
export const nameInAddress = (address: string): string | null => NAME.exec(address)?.[1] ?? null;

/** The last part of a storage key. */
export const nameOfKey = (key: string): string => key.slice(key.lastIndexOf("/") + 1);
