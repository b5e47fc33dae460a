/**
 * A file that is dropped where nothing takes it does not open in the place of the portal and of all
 * that was typed there. While it is dragged, the pointer says that it cannot be put down.
 */
export function stopDroppedFiles(page: Document): void {
  const stop = (event: DragEvent) => {
    const { dataTransfer } = event;
    if (event.defaultPrevented || !dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    dataTransfer.dropEffect = "none";
  };
  page.addEventListener("dragover", stop);
  page.addEventListener("drop", stop);
}
