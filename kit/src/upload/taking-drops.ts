import type { DragEvent } from "react";

/** Has an element take the files that are dropped on it, and nothing around it take them too. */
export const takingDrops = (onFiles: (files: File[]) => void) => ({
  onDragOver: (event: DragEvent) => event.preventDefault(),
  onDrop(event: DragEvent) {
    event.preventDefault();
    event.stopPropagation();
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(files);
  },
});
