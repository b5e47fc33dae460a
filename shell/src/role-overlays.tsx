import { useAtom } from "jotai";
import { Suspense, useMemo } from "react";
import { useAreaStore } from "./areas/area-store.ts";
import { StageBoundary } from "./areas/stage-boundary.tsx";
import { RoleOverlay } from "./late-parts.tsx";
import { shellName } from "./screens/declared-screens.ts";
import { usePortalConfig } from "./screens/portal-config.tsx";
import { useSessionActions } from "./session/session-provider.tsx";
import { personKey, sessionKey, signedOutAlertAtom } from "./session/sessions.ts";
import type { Given } from "./use-given.ts";

/** The area whose overlay stands beside the shown screen, if someone of its role is signed in. */
function useSignedInOverlay({ screen, session }: Given): string | undefined {
  const { screens } = usePortalConfig();
  const { role, isForSignedIn } = screens.get(screen);
  return isForSignedIn && session ? screens.overlayOf(role) : undefined;
}

/** What the overlay left with the shell, for the time after its session has ended unused. */
function useKept() {
  const [kept, keep] = useAtom(signedOutAlertAtom);
  return useMemo(() => ({ kept, keep }), [kept, keep]);
}

/** Beside the screens of a role, whichever area owns them. */
export function SignedInOverlay({ given }: { given: Given }) {
  const { bootstrap } = usePortalConfig();
  const area = useSignedInOverlay(given);
  const store = useAreaStore(area ?? shellName, sessionKey(given.session));
  const signedOutAlert = useKept();
  return (
    <StageBoundary of={area} silent>
      {area && (
        <Suspense fallback={null}>
          <RoleOverlay
            bootstrap={bootstrap}
            name={area}
            given={{ ...given, store, signedOutAlert }}
          />
        </Suspense>
      )}
    </StageBoundary>
  );
}

/** On screens without the person's session, so that her reminders are called out all the same. */
export function SignedOutOverlay({ given }: { given: Given }) {
  const { bootstrap, screens } = usePortalConfig();
  const { clients } = useSessionActions();
  const signedOutAlert = useKept();
  const isBesides = useSignedInOverlay(given) !== undefined;
  const area = isBesides || !signedOutAlert.kept ? undefined : screens.overlayOf("person");
  const owner = signedOutAlert.kept
    ? personKey(signedOutAlert.kept.person.id)
    : sessionKey(given.session);
  const store = useAreaStore(area ?? shellName, owner);
  const withoutSession = { ...given, session: null, api: clients.person, store, signedOutAlert };
  return (
    <StageBoundary of={area} silent>
      {area && (
        <Suspense fallback={null}>
          <RoleOverlay bootstrap={bootstrap} name={area} given={withoutSession} />
        </Suspense>
      )}
    </StageBoundary>
  );
}
