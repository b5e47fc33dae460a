export type { MediaItem, Memory } from "./memory.ts";
export { MemoryGrid } from "./memory-grid.tsx";
export { MemoryViewer } from "./memory-viewer.tsx";
export { Player } from "./player.tsx";
export { Unshown } from "./unshown.tsx";
export { memories, useMediaStats, useMemories, useNewestMemories } from "./use-memories.ts";
