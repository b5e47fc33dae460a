/** Whether `If-None-Match` names the tag: the browser has those very bytes. */
export function hasTag(header: string | undefined, etag: string): boolean {
  const known = (header ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return known.includes(etag);
}
