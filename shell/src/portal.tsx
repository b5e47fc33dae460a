import type { ScreenName, ScreenProps } from "@acompana/kit/area";
import { companions, screens } from "@acompana/kit/area";
import { Loading } from "@acompana/kit/ui";
import { useAtom } from "jotai";
import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { SWRConfig } from "swr";
import { useAreaStore } from "./areas/area-store.ts";
import { StageBoundary } from "./areas/stage-boundary.tsx";
import { type Boot, chosenMunicipality } from "./boot.ts";
import { Footer } from "./footer/footer.tsx";
import { Landing } from "./landing/landing.tsx";
import { useLinks } from "./links/use-links.ts";
import { MainSelect } from "./main-select/main-select.tsx";
import { useDepartures } from "./navigation/departures.ts";
import { useHistoryScreens, useNavigation, usePlace } from "./navigation/use-navigation.ts";
import { useNotify } from "./notify/notices.ts";
import { personKey, sessionKey, vigilAtom } from "./session/sessions.ts";
import { useMunicipality } from "./session/use-municipality.ts";
import { useResumedScreen } from "./session/use-resumed-screen.ts";
import { useSession, useSessions } from "./session/use-sessions.ts";
import { text } from "./text.ts";
import { ThemeToggle } from "./theme/theme-toggle.tsx";
import { useTheme } from "./theme/use-theme.ts";

const stage = () => import("./areas/stage.tsx");
const AreaScreen = lazy(async () => ({ default: (await stage()).AreaScreen }));
const AreaCompanion = lazy(async () => ({ default: (await stage()).AreaCompanion }));
const Overlays = lazy(async () => ({ default: (await stage()).Overlays }));

/**
 * Server data as the specification wants it: never refetched on focus, never retried, and read
 * afresh when a screen is entered.
 */
const READS = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  revalidateOnMount: true,
  dedupingInterval: 0,
};

/** Screens of areas under which the project's footer stands. */
const ACCESS_SCREENS = new Set<ScreenName>(["admin-login", "support-login", "user-select"]);

/** The main application at '/': it switches screens with no change of URL. */
export function Portal({ boot }: { boot: Boot }) {
  const departures = useDepartures();
  const navigation = useNavigation(departures);
  const notify = useNotify();
  const sessions = useSessions(boot, navigation, notify, departures);
  const [theme, setTheme] = useTheme();
  const { screen, view } = usePlace();
  const municipality = useMunicipality(boot, sessions.clients.none, screen);
  const { owner, role, signedIn } = screens[screen];
  const session = useSession(role);
  const resuming = useResumedScreen(sessions, navigation, notify);
  useHistoryScreens(departures);
  const links = useLinks({
    api: sessions.clients.none,
    notify,
    navigation,
    municipality: chosenMunicipality(boot),
  });

  // Back can lead to a screen whose session has been left; it is not shown again.
  const locked = signedIn && !session && !resuming;
  useEffect(() => {
    if (locked) navigation.replace("landing");
  }, [locked, navigation]);

  const [kept, keep] = useAtom(vigilAtom);
  const vigil = useMemo(() => ({ kept, keep }), [kept, keep]);

  const key = sessionKey(session);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new session gets a new cache
  const reads = useMemo(() => ({ ...READS, provider: () => new Map() }), [key]);

  const areaWanted = owner !== "shell" && !locked && !resuming && municipality !== undefined;
  const [staged, setStaged] = useState(false);
  useEffect(() => {
    // A device's link is answered with a dialog, on whatever screen.
    if (areaWanted || links.claiming) setStaged(true);
  }, [areaWanted, links.claiming]);

  const given: Omit<ScreenProps, "Dialog"> = {
    screen,
    view,
    navigate: sessions.navigate,
    back: navigation.back,
    municipality: municipality ?? null,
    session,
    invitation: links.invitation,
    enter: sessions.enter,
    leave: async () => {
      if (role !== "none") await sessions.leave(role);
    },
    refreshSession: async () => {
      if (role !== "none") await sessions.refresh(role);
    },
    departures,
    timeZone: boot.timeZone,
    theme,
    setTheme,
    notify,
    api: sessions.clients[role],
    store: useAreaStore(owner, key),
  };
  const companion = signedIn && session ? companions[role] : undefined;
  const companionStore = useAreaStore(companion ?? owner, key);
  /** Nobody hears the person's reminders on this screen: their companion goes on without them. */
  const watcher = companion || !kept ? undefined : companions.person;
  const watcherStore = useAreaStore(watcher ?? owner, kept ? personKey(kept.person.id) : key);
  return (
    <>
      <ThemeToggle />
      {links.claiming && <Loading label={text.device.claiming} />}
      {screen === "landing" && !resuming && !links.claiming && (
        <Landing
          municipality={chosenMunicipality(boot)}
          onGo={() => navigation.navigate("main-select")}
        />
      )}
      {screen === "main-select" && <MainSelect onGo={sessions.navigate} onBack={navigation.back} />}
      {areaWanted && (
        <StageBoundary>
          <SWRConfig key={key} value={reads}>
            <Suspense fallback={<Loading label={text.area.loading} />}>
              <AreaScreen key={owner} boot={boot} name={owner} given={given} />
            </Suspense>
            {companion && (
              <Suspense fallback={null}>
                <AreaCompanion
                  boot={boot}
                  name={companion}
                  given={{ ...given, store: companionStore, vigil }}
                />
              </Suspense>
            )}
          </SWRConfig>
        </StageBoundary>
      )}
      {watcher && (
        <StageBoundary silent>
          <Suspense fallback={null}>
            <AreaCompanion
              boot={boot}
              name={watcher}
              given={{
                ...given,
                session: null,
                api: sessions.clients.person,
                store: watcherStore,
                vigil,
              }}
            />
          </Suspense>
        </StageBoundary>
      )}
      {areaWanted && ACCESS_SCREENS.has(screen) && <Footer />}
      {!areaWanted && (resuming || owner !== "shell") && <Loading label={text.area.loading} />}
      {staged && (
        <StageBoundary silent>
          <Suspense fallback={null}>
            <Overlays />
          </Suspense>
        </StageBoundary>
      )}
    </>
  );
}
