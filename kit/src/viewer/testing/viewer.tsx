import { useState } from "react";
import { vi } from "vitest";
import { type MediaItem, type Memory, toMemory } from "../memory.ts";
import { MemoryViewer } from "../memory-viewer.tsx";

export const item = (id: string, mimeType: string, thumbnail: string | null = null): MediaItem => ({
  id,
  mimeType,
  title: `Recuerdo ${id}`,
  description: null,
  originalName: "IMG.jpg",
  url: `/file-${id}`,
  thumbnail: thumbnail && `/thumbnails/${thumbnail}`,
  uploadedAt: "2026-11-20T23:05:00.000Z",
  isFavorite: false,
});

export const own = (id: string, mimeType: string, thumbnail?: string) =>
  toMemory(item(id, mimeType, thumbnail), { userId: "u1", role: "person" });

export const photo = own("1", "image/jpeg", "t1");

export const video = own("2", "video/mp4", "t2");

export const audio = own("3", "audio/mpeg");

export const onClose = vi.fn();

export function Viewed({ memories }: { memories: Memory[] }) {
  const [place, setPlace] = useState(0);
  return <MemoryViewer memories={memories} place={place} onPlace={setPlace} onClose={onClose} />;
}
