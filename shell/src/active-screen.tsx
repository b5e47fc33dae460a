import type { Session } from "@acompana/kit/area";
import { Suspense } from "react";
import styles from "./active-screen.module.css";
import { StageBoundary } from "./areas/stage-boundary.tsx";
import { Waiting } from "./areas/waiting.tsx";
import { type BootstrapConfig, chosenMunicipality } from "./bootstrap-config.ts";
import { Footer } from "./footer/footer.tsx";
import { Landing } from "./landing/landing.tsx";
import { AreaScreen, IdleQuestion } from "./late-parts.tsx";
import { MainSelect } from "./main-select/main-select.tsx";
import { useNavigator } from "./navigation/navigation-provider.tsx";
import { SignedInOverlay } from "./role-overlays.tsx";
import { LANDING } from "./screens/declared-screens.ts";
import { usePortalConfig } from "./screens/portal-config.tsx";
import { SessionCache } from "./session/session-cache.tsx";
import { useSessionActions } from "./session/session-provider.tsx";
import { sessionKey } from "./session/sessions.ts";
import type { Given } from "./use-given.ts";
import { usePageTitle } from "./use-page-title.ts";

/** The screen that is shown: one of the shell's own, or one of an area. */
export function ActiveScreen({ given }: { given: Given }) {
  const { bootstrap, screens } = usePortalConfig();
  const { area, kind } = screens.get(given.screen);
  usePageTitle(screens.titleOf(given.screen, given.view));
  if (area === null) return <OwnScreen name={given.screen} />;
  const hasFooter = kind === "sign-in";
  return (
    <>
      <div className={hasFooter ? styles.aboveFooter : ""}>
        <SessionCache session={sessionKey(given.session)}>
          <StageBoundary of={area} screen={given}>
            <Suspense fallback={<Waiting of={given} onRetry={() => location.reload()} />}>
              <AreaScreen key={area} bootstrap={bootstrap} name={area} given={given} />
            </Suspense>
          </StageBoundary>
          <SignedInOverlay given={given} />
          {given.session && (
            <StageBoundary of="idle" silent>
              <Suspense fallback={null}>
                <IdleQuestion
                  session={given.session}
                  idleSeconds={idleSecondsOf(given.session, bootstrap)}
                  api={given.api}
                />
              </Suspense>
            </StageBoundary>
          )}
        </SessionCache>
      </div>
      {hasFooter && <Footer />}
    </>
  );
}

/** Nobody is asked on a device that is theirs alone: the session lasts. */
function idleSecondsOf(session: Session, { idleSeconds }: BootstrapConfig): number | null {
  const isLasting = session.role === "person" && session.isOnOwnDevice === true;
  return isLasting ? null : idleSeconds[session.role];
}

/** A screen that the shell draws itself. */
function OwnScreen({ name }: { name: string }) {
  const { bootstrap, screens } = usePortalConfig();
  const { navigation } = useNavigator();
  const { navigate } = useSessionActions();
  if (name === LANDING)
    return (
      <Landing
        municipality={chosenMunicipality(bootstrap)}
        onGo={() =>
          navigation.navigate(
            bootstrap.isOwnDevice ? screens.entrance("person").login : "main-select",
          )
        }
      />
    );
  return (
    <MainSelect
      isOpenTo={screens.isOpenTo}
      onGo={(role) => navigate(screens.entrance(role).login)}
      onBack={navigation.back}
    />
  );
}
