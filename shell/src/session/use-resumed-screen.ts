import type { Notify } from "@acompana/kit/area";
import { useEffect, useState } from "react";
import { keptEntry, type Navigation } from "../navigation/use-navigation.ts";
import { type DeclaredScreens, LANDING } from "../screens/declared-screens.ts";
import { text } from "../text.ts";
import type { Role } from "./sessions.ts";
import type { Sessions } from "./use-sessions.ts";

/**
 * After a reload older people return to the screen and view where they were, administrators and
 * relatives to their dashboard; or to their login with a kind sentence when the session has ended.
 * Returns whether this is still being decided.
 */
export function useResumedScreen(
  sessions: Sessions,
  navigation: Navigation,
  notify: Notify,
  screens: DeclaredScreens,
): boolean {
  const [resuming, setResuming] = useState(() => roleToResume(screens) !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    const role = roleToResume(screens);
    if (!role) {
      const kept = keptEntry(screens)?.screen ?? LANDING;
      navigation.replace(screens.find(kept)?.isForSignedIn ? LANDING : kept);
      return;
    }
    void sessions.resume(role).then((resumed) => {
      const { first, login } = screens.entrance(role);
      if (resumed === "alive" && role === "person") navigation.restore();
      else navigation.replace({ alive: first, ended: login, none: LANDING }[resumed]);
      if (resumed === "ended") notify.toast({ title: text.session.ended });
      setResuming(false);
    });
  }, []);
  return resuming;
}

function roleToResume(screens: DeclaredScreens): Role | null {
  const kept = screens.find(keptEntry(screens)?.screen ?? LANDING);
  return kept?.isForSignedIn && kept.role !== "none" ? kept.role : null;
}
