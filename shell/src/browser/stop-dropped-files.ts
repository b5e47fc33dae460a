const TEXT = "input, textarea, [contenteditable]";

/**
 * A file or a link that is dropped where nothing takes it does not open in the place of the portal
 * and of all that was typed there. While it is dragged, the pointer says that it cannot be put
 * down. A link's address may be dropped into a field.
 */
export function stopDroppedFiles(page: Document): void {
  const stop = (event: DragEvent) => {
    const { dataTransfer } = event;
    const { defaultPrevented, target } = event;
    if (defaultPrevented || !dataTransfer) return;
    const isLink =
      dataTransfer.types.includes("text/uri-list") &&
      !(target instanceof Element && target.closest(TEXT));
    if (!isLink && !dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    dataTransfer.dropEffect = "none";
  };
  page.addEventListener("dragover", stop);
  page.addEventListener("drop", stop);
}
