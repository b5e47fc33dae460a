/** Names end at so many letters. */
const LONGEST = 40;

/** Endings by type, or by the key's own; no other, so that no sender's file is run when opened. */
const ENDINGS: Record<string, string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/gif": "gif",
  "image/avif": "avif",
  "image/heic": "heic",
  "image/bmp": "bmp",
  "video/mp4": "mp4",
  "video/webm": "webm",
  "video/quicktime": "mov",
  "video/ogg": "ogv",
  "video/3gpp": "3gp",
  "video/x-matroska": "mkv",
  "video/x-msvideo": "avi",
  "audio/mpeg": "mp3",
  "audio/mp4": "m4a",
  "audio/aac": "aac",
  "audio/ogg": "ogg",
  "audio/webm": "weba",
  "audio/wav": "wav",
  "audio/x-wav": "wav",
  "audio/flac": "flac",
};
const KNOWN = new Set(Object.values(ENDINGS));

/**
 * Where a file lies in the archive. All of it is made by the portal but the words of the title,
 * which are brought down to letters, digits and hyphens, so no name leaves the folder.
 *
 * @param key the key in the file storage
 */
export function filePath(folder: string, key: string, row: Record<string, unknown>): string {
  const ofKey = /\.([a-z0-9]{1,5})$/.exec(key)?.[1] ?? "";
  const type =
    String(row.mime_type ?? "")
      .split(";")[0]
      ?.trim() ?? "";
  const ending = ENDINGS[type] ?? (KNOWN.has(ofKey) ? ofKey : "bin");
  const day = /^\d{4}-\d{2}-\d{2}/.exec(String(row.uploaded_at ?? row.created_at ?? ""))?.[0];
  const id = String(row.id ?? "").slice(0, 8);
  const parts = [day, plainWords(row.title), id].filter(Boolean);
  return `archivos/${folder}/${parts.join("-")}.${ending}`;
}

function plainWords(title: unknown): string {
  if (typeof title !== "string") return "";
  const plain = title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST);
  return plain.replace(/^-+|-+$/g, "");
}
