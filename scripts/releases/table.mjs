/**
 * Lines of words under each other.
 *
 * @param {string[]} head
 * @param {string[][]} rows
 */
export function table(head, rows) {
  const lines = [head, ...rows];
  const widths = head.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((word, column) => word.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
