import { useRef } from "react";

/**
 * Gives each content a key of its own (a UUID) and the same content the same key: what is sent
 * again because its answer was lost counts once.
 */
export function useWriteKey(): (content: unknown) => string {
  const last = useRef({ content: "", key: "" });
  return (content) => {
    const text = JSON.stringify(content);
    if (last.current.content !== text) last.current = { content: text, key: newKey() };
    return last.current.key;
  };
}

/** A UUID of version 4; `crypto.randomUUID` is missing on plain http in a home network. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
