import type { ScreenRole, Session, VoiceSettings } from "@acompana/kit/area";
import { createContext, type ReactNode, useContext } from "react";

/** In whose voice what is shown is read; null where it cannot be listened to. */
const ListeningContext = createContext<VoiceSettings | null>(null);

/**
 * How fast and how loud what is shown is read aloud; null where it is not for older people, or
 * where they have turned the voice off.
 */
export const useListening = (): VoiceSettings | null => useContext(ListeningContext);

/** Before anyone has signed in. */
const NOBODYS: VoiceSettings = {};

interface ListeningProps {
  /** The shown screen's. */
  role: ScreenRole;
  session: Session | null;
  children: ReactNode;
}

/** Around all that is shown: dialogs know by it whether they have 'Escuchar'. */
export function Listening({ role, session, children }: ListeningProps) {
  const isHers = role === "person" || role === "none";
  const voice = session?.role === "person" ? session.user : NOBODYS;
  const canListen = isHers && voice.voiceEnabled !== false;
  return <ListeningContext value={canListen ? voice : null}>{children}</ListeningContext>;
}
