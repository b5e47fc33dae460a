import { Loading } from "@acompana/kit/ui";
import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { ActiveScreen } from "./active-screen.tsx";
import { StageBoundary } from "./areas/stage-boundary.tsx";
import { type BootstrapConfig, chosenMunicipality } from "./bootstrap-config.ts";
import { usePortalClock } from "./clock/use-portal-clock.ts";
import { Corner } from "./corner/corner.tsx";
import { HelpCorner } from "./help/help-corner.tsx";
import { Overlays } from "./late-parts.tsx";
import { useLinks } from "./links/use-links.ts";
import { Listening } from "./listening/listening.tsx";
import { NavigationProvider, useNavigator } from "./navigation/navigation-provider.tsx";
import { usePlace } from "./navigation/use-navigation.ts";
import { useIsNotifying, useNotify } from "./notify/notices.ts";
import { useRenewal } from "./renewal/use-renewal.ts";
import { SignedOutOverlay } from "./role-overlays.tsx";
import { LANDING } from "./screens/declared-screens.ts";
import { PortalConfigProvider, usePortalConfig } from "./screens/portal-config.tsx";
import { NoCookies } from "./session/no-cookies.tsx";
import { SessionProvider, useSessionActions } from "./session/session-provider.tsx";
import { sessionKey, signedOutAlertAtom } from "./session/sessions.ts";
import { useMunicipality } from "./session/use-municipality.ts";
import { useResumedScreen } from "./session/use-resumed-screen.ts";
import { useWakingSound } from "./sound/use-waking-sound.ts";
import { text } from "./text.ts";
import { useAssistedTouch } from "./touch/use-assisted-touch.ts";
import { useGiven } from "./use-given.ts";
import { useWakeLock } from "./wake-lock/use-wake-lock.ts";

/** The main application at '/': it switches screens with no change of URL. */
export function Portal({ bootstrap }: { bootstrap: BootstrapConfig }) {
  return (
    <PortalConfigProvider bootstrap={bootstrap}>
      <NavigationProvider>
        <SessionProvider>
          <PortalScreens />
        </SessionProvider>
      </NavigationProvider>
    </PortalConfigProvider>
  );
}

/** The shown screen, with what lies beside and above it. */
function PortalScreens() {
  const { bootstrap, screens } = usePortalConfig();
  const { navigation } = useNavigator();
  const sessions = useSessionActions();
  const notify = useNotify();
  usePortalClock(sessions.clients.none);
  const { screen } = usePlace();
  const municipality = useMunicipality(bootstrap, sessions.clients.none, screen);
  const isResuming = useResumedScreen(sessions, navigation, notify, screens, bootstrap);
  const { opened, claiming } = useLinks({
    api: sessions.clients.none,
    notify,
    navigation,
    screens,
    municipality: chosenMunicipality(bootstrap),
  });
  const { area, role, isForSignedIn } = screens.get(screen);
  const isCallable = useAtomValue(signedOutAlertAtom) !== null || role === "person";
  const sound = useWakingSound(isCallable);
  useAssistedTouch(role === "none" || isCallable);
  const wakeLock = useWakeLock(role === "person");
  const given = useGiven({ municipality: municipality ?? null, opened, sound, wakeLock });

  // Back can lead to a screen whose session has been left; it is not shown again.
  const isLocked = isForSignedIn && !given.session && !isResuming;
  useEffect(() => {
    if (isLocked) navigation.replace(LANDING);
  }, [isLocked, navigation]);

  const isAreaReady = !isLocked && !isResuming && municipality !== undefined;
  const isLoading = area === null ? isResuming : !isAreaReady;
  useRenewal(screen, area === null);
  const isShown = !isLoading && !(claiming && screen === LANDING);
  const hasOverlays = useEver(useIsNotifying() || claiming || (area !== null && isAreaReady));
  return (
    <Listening role={role} session={given.session}>
      <NoCookies />
      {claiming && <Loading label={text.device.claiming} />}
      {isLoading && <Loading label={text.area.loading} />}
      <StageBoundary of={isShown ? area && sessionKey(given.session) : "nothing"}>
        {isShown && <ActiveScreen given={given} />}
      </StageBoundary>
      <Corner>
        <HelpCorner of={given} area={area} role={role} />
      </Corner>
      <SignedOutOverlay given={given} />
      {hasOverlays && <Overlays />}
    </Listening>
  );
}

/** Whether something has been so since the page was opened. */
function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(false);
  useEffect(() => {
    if (now) setEver(true);
  }, [now]);
  return ever;
}
