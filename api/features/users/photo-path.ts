/** Where the photo with this key is served. */
export const photoPath = (key: string | null): string | null => key && `/api/photos/${key}`;

/** Under which key of the storage its bytes are. */
export const photoStorageKey = (key: string): string => `photos/${key}`;
