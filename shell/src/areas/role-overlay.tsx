import type { ScreenProps } from "@acompana/kit/area";
import { Suspense, use, useEffect, useEffectEvent, useMemo, useState } from "react";
import type { BootstrapConfig } from "../bootstrap-config.ts";
import { ModalDialog } from "../notify/modal-dialog.tsx";
import type { Load } from "./load-area.ts";
import { NotePhase, type PhaseNote } from "./phase.tsx";
import { ScreenBoundary } from "./screen-boundary.tsx";
import { useArea } from "./use-area.ts";

/** The screen is fetched first on a slow line; its overlay this much later. */
const AFTER_SCREEN_MS = 2_000;

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
  const { load, isLost, onFailure, retry } = useArea(bootstrap, name);
  const drawn = `${load.release.version} ${load.attempt}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each drawing has a note of its own
  const note = useMemo((): PhaseNote => ({ phase: "mount" }), [drawn]);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const later = setTimeout(() => setWanted(true), AFTER_SCREEN_MS);
    return () => clearTimeout(later);
  }, []);
  const tryAgain = useEffectEvent(() => isLost && retry());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new screen is another chance
  useEffect(() => void tryAgain(), [given.screen]);
  return (
    <ScreenBoundary of={drawn} fallback={null} onError={(error) => onFailure(error, note.phase)}>
      {wanted && (
        <Suspense fallback={null}>
          <NotePhase note={note} />
          <LoadedOverlay load={load} given={given} />
        </Suspense>
      )}
    </ScreenBoundary>
  );
}

function LoadedOverlay({ load, given }: { load: Load; given: RoleOverlayProps["given"] }) {
  const Overlay = use(load.area).overlay;
  return Overlay ? <Overlay {...given} Dialog={ModalDialog} /> : null;
}
