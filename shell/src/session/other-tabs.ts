import { useEffect } from "react";
import { openChannel } from "../browser/channel.ts";
import type { Role } from "./sessions.ts";

/** A session that began or ended in one tab; all tabs of a browser share its cookies and tokens. */
export interface SessionChange {
  role: Role;
  /** Whose session of that role it was before, as `sessionKey` tells; "nobody" if nobody's. */
  before: string;
  /** Whose it is now; "nobody" after logging out. */
  now: string;
}

const CHANNEL = "acompana-sessions";
const USE_CHANNEL = "acompana-use";

/** Tells the other tabs of this browser; without the channel they find out at their next call. */
export const announceSession = (change: SessionChange): void => announce(CHANNEL, change);

/** Tells the other tabs that a session was used, so that they do not ask whether one is there. */
export const announceUse = (role: Role): void => announce(USE_CHANNEL, role);

function announce(name: string, message: unknown): void {
  const channel = openChannel(name);
  channel?.postMessage(message);
  channel?.close();
}

/** Hears what other tabs announce. This tab hears its own announcements as well. */
export const useAnnouncedSessions = (onChange: (change: SessionChange) => void): void =>
  useAnnounced(CHANNEL, onChange);

export const useAnnouncedUse = (onUse: (role: Role) => void): void =>
  useAnnounced(USE_CHANNEL, onUse);

function useAnnounced<Message>(name: string, onMessage: (message: Message) => void): void {
  useEffect(() => {
    const channel = openChannel(name);
    if (!channel) return;
    channel.onmessage = ({ data }: MessageEvent<Message>) => onMessage(data);
    return () => channel.close();
  }, [name, onMessage]);
}
