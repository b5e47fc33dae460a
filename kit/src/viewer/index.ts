export type { MediaItem, Memory, MemoryKind } from "./memory.ts";
export { kindOf, toMemory } from "./memory.ts";
export { MemoryCard } from "./memory-card.tsx";
export { MemoryGrid } from "./memory-grid.tsx";
export { MemoryMedia } from "./memory-media.tsx";
export { MemoryViewer } from "./memory-viewer.tsx";
