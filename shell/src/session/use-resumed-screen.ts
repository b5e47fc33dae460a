import { type Notify, screens } from "@acompana/kit/area";
import { useEffect, useState } from "react";
import { keptEntry, type Navigation } from "../navigation/use-navigation.ts";
import { text } from "../text.ts";
import { entrances, type Role } from "./sessions.ts";
import type { Sessions } from "./use-sessions.ts";

/**
 * After a reload: administrators and relatives come back to their dashboard, or to their login with
 * a kind word when the session has ended; an older person to the landing. Returns whether that is
 * still being found out.
 */
export function useResumedScreen(
  sessions: Sessions,
  navigation: Navigation,
  notify: Notify,
): boolean {
  const [resuming, setResuming] = useState(() => roleToResume() !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    const role = roleToResume();
    if (!role) {
      const kept = keptEntry();
      navigation.replace(kept && !screens[kept.screen].signedIn ? kept.screen : "landing");
      return;
    }
    void sessions.resume(role).then((resumed) => {
      const { first, login } = entrances[role];
      navigation.replace({ alive: first, ended: login, none: "landing" as const }[resumed]);
      if (resumed === "ended") notify.toast({ title: text.session.ended });
      setResuming(false);
    });
  }, []);
  return resuming;
}

function roleToResume(): Role | null {
  const kept = keptEntry();
  if (!kept || !screens[kept.screen].signedIn) return null;
  const { role } = screens[kept.screen];
  return role === "administrator" || role === "support" ? role : null;
}
