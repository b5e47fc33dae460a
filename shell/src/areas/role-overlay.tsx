import type { ScreenProps } from "@acompana/kit/area";
import { Suspense, use, useEffect, useMemo, useRef, useState } from "react";
import type { BootstrapConfig } from "../bootstrap-config.ts";
import { ModalDialog } from "../notify/modal-dialog.tsx";
import type { Load } from "./load-area.ts";
import { NotePhase, type PhaseNote } from "./phase.tsx";
import { ScreenBoundary } from "./screen-boundary.tsx";
import { useArea, useOnArrival } from "./use-area.ts";

/** The screen is fetched first on a slow line; its overlay this much later. */
const AFTER_SCREEN_MS = 2_000;
/** A tablet may stay on one screen all day: its overlay does not wait until somebody moves. */
const AGAIN_MS = 60_000;
/** What is lost again and again is asked for more seldom, up to every 16 minutes. */
const MOST_DOUBLINGS = 4;

interface RoleOverlayProps {
  bootstrap: BootstrapConfig;
  /** The area that declares the overlay. */
  name: string;
  given: Omit<ScreenProps, "Dialog">;
}

/**
 * What an area draws beside all screens of its role. While it is missing nothing is shown; when it
 * fails, the screens go on working, and it comes from another release if there is one.
 */
export function RoleOverlay({ bootstrap, name, given }: RoleOverlayProps) {
  const { load, isLost, onFailure, retryUnasked } = useArea(bootstrap, name, "overlay");
  const drawn = `${load.release.version} ${load.attempt}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each drawing has a note of its own
  const note = useMemo((): PhaseNote => ({ phase: "mount" }), [drawn]);
  const [placedAt] = useState(() => Date.now());
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const later = setTimeout(() => setWanted(true), AFTER_SCREEN_MS);
    return () => clearTimeout(later);
  }, []);
  useOnArrival(given.screen, (isHere) => {
    if (isLost) void retryUnasked(isHere);
  });
  const losses = useRef(0);
  useEffect(() => {
    if (!isLost) return;
    // Somebody may be at work on this screen: the page is not loaded anew.
    const tryAgain = () => void retryUnasked();
    const each = setInterval(tryAgain, AGAIN_MS * 2 ** Math.min(losses.current, MOST_DOUBLINGS));
    losses.current += 1;
    addEventListener("online", tryAgain);
    return () => {
      clearInterval(each);
      removeEventListener("online", tryAgain);
    };
  }, [isLost, retryUnasked]);
  return (
    <ScreenBoundary of={drawn} fallback={null} onError={(error) => onFailure(error, note.phase)}>
      {wanted && (
        <Suspense fallback={null}>
          <NotePhase note={note} />
          <LoadedOverlay load={load} given={{ ...given, placedAt }} />
        </Suspense>
      )}
    </ScreenBoundary>
  );
}

function LoadedOverlay({ load, given }: { load: Load; given: RoleOverlayProps["given"] }) {
  const Overlay = use(load.area).overlay;
  return Overlay ? <Overlay {...given} Dialog={ModalDialog} /> : null;
}
