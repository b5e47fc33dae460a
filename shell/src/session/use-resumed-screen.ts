import type { Notify } from "@acompana/kit/area";
import { useEffect, useState } from "react";
import type { BootstrapConfig } from "../bootstrap-config.ts";
import { keptEntry, type Navigation } from "../navigation/use-navigation.ts";
import { type DeclaredScreens, LANDING } from "../screens/declared-screens.ts";
import { text } from "../text.ts";
import type { Role } from "./sessions.ts";
import type { Sessions } from "./use-sessions.ts";

/**
 * After a reload older people return to the screen and view where they were, administrators and
 * relatives to their dashboard; or to their login with a kind sentence when the session has ended.
 * The portal opens for the owner of a device that is theirs alone. Returns whether this is still
 * being decided.
 */
export function useResumedScreen(
  sessions: Sessions,
  navigation: Navigation,
  notify: Notify,
  screens: DeclaredScreens,
  bootstrap: BootstrapConfig,
): boolean {
  const [resuming, setResuming] = useState(() => roleToResume(screens, bootstrap) !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    const kept = keptEntry(screens)?.screen;
    const opening = bootstrap.isOwnDevice ? screens.entrance("person").login : LANDING;
    const role = roleToResume(screens, bootstrap);
    if (!role) {
      navigation.replace(kept && !screens.find(kept)?.isForSignedIn ? kept : opening);
      return;
    }
    void sessions.resume(role).then((resumed) => {
      const { first, login } = screens.entrance(role);
      if (resumed === "alive" && role === "person" && kept) navigation.restore();
      else navigation.replace({ alive: first, ended: login, none: opening }[resumed]);
      if (resumed === "ended") notify.toast({ title: text.session.ended });
      setResuming(false);
    });
  }, []);
  return resuming;
}

function roleToResume(screens: DeclaredScreens, bootstrap: BootstrapConfig): Role | null {
  const { isOwnDevice, sessions } = bootstrap;
  const entry = keptEntry(screens);
  if (!entry && isOwnDevice && sessions.includes("person")) return "person";
  const kept = screens.find(entry?.screen ?? LANDING);
  return kept?.isForSignedIn && kept.role !== "none" ? kept.role : null;
}
