/** Where the photo with this key is served. */
export const photoPath = (key: string | null): string | null => key && pathOf(key);

/** The same for an answer that names a photo only where there is one. */
export const photoIfAny = (key: string | null | undefined): { photo?: string } =>
  key ? { photo: pathOf(key) } : {};

const pathOf = (key: string) => `/api/photos/${key}`;

/** Under which key of the storage its bytes are. */
export const photoStorageKey = (key: string): string => `photos/${key}`;
