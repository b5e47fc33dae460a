import { createContext, useContext } from "react";
import type { ScreenProps } from "./area.ts";
import type { AdministratorSession, PersonSession, Session, SupportSession } from "./session.ts";

const ScreenContext = createContext<ScreenProps | null>(null);

export const ScreenProvider = ScreenContext.Provider;

/** What the shell gave the screen that is being drawn. */
export function useScreen(): ScreenProps {
  const props = useContext(ScreenContext);
  if (!props) throw new Error("useScreen() is only for components inside a screen of an area");
  return props;
}

interface SessionOf {
  administrator: AdministratorSession;
  person: PersonSession;
  support: SupportSession;
}

/** The session of the screen's role. The shell draws no screen of a role nobody is signed in to. */
export function useSession<Role extends Session["role"]>(role: Role): SessionOf[Role] {
  const { session } = useScreen();
  if (session?.role !== role) throw new Error(`This screen needs a session of role '${role}'`);
  return session as SessionOf[Role];
}
