/**
 * The messages between the framed page and its host's `<acompana-juegos>`. Each side checks where a
 * message comes from and its shape, and ignores everything else. Another site's page may use an
 * older script for years, so these messages may only be extended.
 */
import type { GameResult } from "../host/games-host.ts";
import { type Look, readColor, readTheme } from "./options.ts";

/** To the host: the page can be greeted. It contains nothing, so anyone may receive it. */
export const READY = { acompana: "listo" } as const;

/** To the host, once it has greeted: how high the page is, and what a game ended with. */
export type HostMessage =
  | { acompana: "alto"; alto: number }
  | ({ acompana: "puntuacion" } & GameResult);

/** From the host: its greeting, which also says how the page should look. */
export function readLook(data: unknown): Look | null {
  if (typeof data !== "object" || data === null) return null;
  const { acompana, tema, color } = data as Record<string, unknown>;
  if (acompana !== "aspecto" || typeof tema !== "string" || typeof color !== "string") return null;
  return { theme: readTheme(tema), color: readColor(color) };
}

/** How the page speaks to its host. */
export interface HostLink {
  tell: (message: HostMessage) => void;
  close: () => void;
}

/**
 * Waits for the host's greeting. Until it comes, only `READY` is sent; after that, messages go only
 * to the origin that greeted. Of messages that wait, the latest of each kind is kept.
 */
export function linkHost(page: Window, onLook: (look: Look) => void): HostLink {
  const { parent } = page;
  const waiting = new Map<string, HostMessage>();
  let host: string | null = null;
  const send = (message: HostMessage, origin: string) =>
    // A page that was opened from a disk has no origin that could be named.
    parent.postMessage(message, origin === "null" ? "*" : origin);

  const hear = ({ source, origin, data }: MessageEvent) => {
    const look = source === parent ? readLook(data) : null;
    // Whoever greeted first is the host.
    if (!look || (host !== null && origin !== host)) return;
    host = origin;
    onLook(look);
    for (const message of waiting.values()) send(message, host);
    waiting.clear();
  };

  const isFramed = parent !== page;
  if (isFramed) {
    page.addEventListener("message", hear);
    parent.postMessage(READY, "*");
  }
  return {
    tell: (message) => {
      if (!isFramed) return;
      if (host === null) waiting.set(message.acompana, message);
      else send(message, host);
    },
    close: () => page.removeEventListener("message", hear),
  };
}
