import { fileEndingOf, isKnownEnding } from "@acompana/kit/containers";

/** Names end at so many letters. */
const LONGEST = 40;

/**
 * Where a file lies in the archive. All of it is made by the portal but the words of the title,
 * which are brought down to letters, digits and hyphens, so no name leaves the folder.
 *
 * @param key the key in the file storage
 */
export function filePath(folder: string, key: string, row: Record<string, unknown>): string {
  const ofKey = /\.([a-z0-9]{1,5})$/.exec(key)?.[1] ?? "";
  // By its type, or as its key ends: no other, so that no sender's file is run when opened.
  const byType = fileEndingOf(String(row.mime_type ?? ""));
  const ending = byType ?? (isKnownEnding(ofKey) ? ofKey : "bin");
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
