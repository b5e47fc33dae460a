import { useAtomValue } from "jotai";
import { useEffect, useEffectEvent } from "react";
import { holdsUnsaved } from "../areas/reload-once.ts";
import { useIsCovered } from "../navigation/open-dialogs.ts";
import { LANDING } from "../screens/declared-screens.ts";
import { usePortalConfig } from "../screens/portal-config.tsx";
import { signedOutAlertAtom } from "../session/sessions.ts";

/** Asked no more often than this. */
const ASK_AGAIN_MS = 1_000;
const UNUSED_MS = 3_600_000;

/** A page that was just opened knows what is active: it asks after a minute, or on the way back. */
const NOT_YET = 60_000 - ASK_AGAIN_MS;
/** When it was last asked, in ms since the page was opened. */
let askedAt = NOT_YET;

/**
 * New releases are asked for where nobody is at work: at the landing and at the choice of role.
 * They are taken while nothing lies above these, so never while a reminder rings, or while somebody
 * is about to sign in. A landing that is unused for an hour is loaded anew.
 *
 * @param screen the shown screen
 * @param isOwn whether it is one of the shell's own
 */
export function useRenewal(screen: string, isOwn: boolean): void {
  const { bootstrap, screens } = usePortalConfig();
  const isCovered = useIsCovered();
  const kept = useAtomValue(signedOutAlertAtom);
  const keeps = useEffectEvent(() => {
    const { area, kind } = screens.get(screen);
    if (area === null) return isCovered ? null : [];
    // The answer may come when somebody is already about to enter: the others are not shown yet.
    return kind === "sign-in" ? [area] : null;
  });
  const mayReload = useEffectEvent(
    () => screen === LANDING && !isCovered && kept === null && !holdsUnsaved(),
  );
  const renewal = useEffectEvent(() => ({ bootstrap, screens, keeps, mayReload }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival asks
  useEffect(() => {
    if (!isOwn) {
      if (askedAt === NOT_YET) askedAt = 0;
      return;
    }
    const ask = () => {
      askedAt = performance.now();
      void late()
        .then(({ renew }) => renew(renewal()))
        .catch(ignore);
    };
    const renewUnused = () =>
      void late()
        .then(({ renewPage }) => renewPage(renewal()))
        .catch(ignore);
    const soon = setTimeout(ask, askedAt + ASK_AGAIN_MS - performance.now());
    const unused = setInterval(renewUnused, UNUSED_MS);
    return () => {
      clearTimeout(soon);
      clearInterval(unused);
    };
  }, [screen, isOwn]);
}

const late = () => import("./renewal.ts");
/** Without the network all stays as it is. */
const ignore = () => {};
