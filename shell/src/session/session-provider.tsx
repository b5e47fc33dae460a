import { createContext, type ReactNode, use } from "react";
import { useNavigator } from "../navigation/navigation-provider.tsx";
import { useNotify } from "../notify/notices.ts";
import { usePortalConfig } from "../screens/portal-config.tsx";
import { useAnnouncedSessions, useAnnouncedUse } from "./other-tabs.ts";
import { type Sessions, useSessions } from "./use-sessions.ts";

const SessionsContext = createContext<Sessions | null>(null);

/** Signs in and out, once for the page, and follows what other tabs of the browser do. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { bootstrap, screens } = usePortalConfig();
  const { navigation, navigationGuards } = useNavigator();
  const sessions = useSessions(bootstrap, screens, navigation, useNotify(), navigationGuards);
  useAnnouncedSessions(sessions.onChangeElsewhere);
  useAnnouncedUse(sessions.onUseElsewhere);
  return <SessionsContext value={sessions}>{children}</SessionsContext>;
}

/** The sessions' actions; who is signed in says `useSession(role)`. */
export function useSessionActions(): Sessions {
  const sessions = use(SessionsContext);
  if (!sessions)
    throw new Error("useSessionActions() is only for what stands in a SessionProvider");
  return sessions;
}
