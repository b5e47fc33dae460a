export type { MediaItem, Memory } from "./memory.ts";
export { toMemory } from "./memory.ts";
export { MemoryGrid } from "./memory-grid.tsx";
export { MemoryViewer } from "./memory-viewer.tsx";
export { readMedia } from "./read-media.ts";
