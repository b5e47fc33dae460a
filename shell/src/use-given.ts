import type { ScreenName, ScreenProps } from "@acompana/kit/area";
import { useAreaStore } from "./areas/area-store.ts";
import { helpHours, helpPhone } from "./bootstrap-config.ts";
import type { OpenedForm } from "./links/use-links.ts";
import { useNavigator } from "./navigation/navigation-provider.tsx";
import { useIsCovered } from "./navigation/open-dialogs.ts";
import { usePlace } from "./navigation/use-navigation.ts";
import { useNotify } from "./notify/notices.ts";
import { shellName } from "./screens/declared-screens.ts";
import { usePortalConfig } from "./screens/portal-config.tsx";
import { useSessionActions } from "./session/session-provider.tsx";
import { sessionKey, useSession } from "./session/sessions.ts";
import { remembered } from "./session/stored.ts";
import { useTheme } from "./theme/use-theme.ts";

/** What a screen is given; dialog and live cards come with the chunk that draws it. */
export type Given = Omit<ScreenProps, "Dialog" | "LiveCard">;

const keptAdminId = () => remembered("adminId");

interface Known extends Required<Pick<Given, "municipality" | "sound" | "wakeLock">> {
  /** The link with which the portal was opened; only screens of its role are given its code. */
  opened: OpenedForm | null;
}

/** All that the shell tells the shown screen of the world. */
export function useGiven({ municipality, opened, sound, wakeLock }: Known) {
  const { bootstrap, screens } = usePortalConfig();
  const { navigation, navigationGuards } = useNavigator();
  const sessions = useSessionActions();
  const [theme, setTheme] = useTheme();
  const { screen, view } = usePlace();
  const { area, role } = screens.get(screen);
  const session = useSession(role);
  const isOpened = opened?.role === role;
  const given: Given = {
    screen,
    view,
    navigate: sessions.navigate,
    back: navigation.back,
    home: session && role !== "none" ? (screens.entrance(role).first as ScreenName) : null,
    municipality,
    session,
    invitation: isOpened && !opened.isPassword ? opened.code : null,
    passwordCode: isOpened && opened.isPassword ? opened.code : null,
    help: {
      phone: helpPhone(bootstrap),
      hours: helpHours(bootstrap),
      sendsMail: bootstrap.sendsMail === true,
    },
    shortestPassword: bootstrap.shortestPassword,
    takesAnyPin: bootstrap.takesAnyPin,
    adminId: keptAdminId,
    enter: sessions.enter,
    leave: async () => {
      if (role !== "none") await sessions.leave(role);
    },
    refreshSession: async () => {
      if (role !== "none") await sessions.refresh(role);
    },
    navigationGuards,
    timeZone: bootstrap.timeZone,
    theme,
    setTheme,
    notify: useNotify(),
    sound,
    wakeLock,
    homeCards: screens.homeCards,
    isCovered: useIsCovered(),
    api: sessions.clients[role],
    store: useAreaStore(area ?? shellName, sessionKey(session)),
  };
  return given;
}
