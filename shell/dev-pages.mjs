/** Development pages; see dev-pages below. */
export function devPages() {
  return { name: "acompana-dev-pages" };
}
