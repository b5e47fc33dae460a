/** Hands a file that a call has answered with to the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: the browser begins to read it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
