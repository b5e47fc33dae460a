import type { ScreenProps } from "@acompana/kit/area";
import { now, useClockChange } from "@acompana/kit/clock";
import { Suspense, use, useEffect, useRef, useState } from "react";
import type { BootstrapConfig } from "../bootstrap-config.ts";
import { ModalDialog } from "../notify/modal-dialog.tsx";
import type { Load } from "./load-area.ts";
import { beginDrawing, leave, NotePhase, type PhaseNote, usePhaseNote } from "./phase.tsx";
import { ScreenBoundary } from "./screen-boundary.tsx";
import { useAfterScreen } from "./use-after-screen.ts";
import { useArea, useOnArrival } from "./use-area.ts";

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
  const note = usePhaseNote(drawn, { place: "overlay" }, load);
  const [placedAt, setPlacedAt] = useState(now);
  useClockChange((correctedMs) => setPlacedAt((at) => at + correctedMs));
  const wanted = useAfterScreen();
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
    <ScreenBoundary
      of={drawn}
      fallback={null}
      onError={(error) => {
        leave(note);
        onFailure(error, note.phase);
      }}
    >
      {wanted && !load.release.isOff && (
        <Suspense fallback={null}>
          <NotePhase note={note} />
          <LoadedOverlay load={load} note={note} given={{ ...given, placedAt }} />
        </Suspense>
      )}
    </ScreenBoundary>
  );
}

interface LoadedOverlayProps {
  load: Load;
  note: PhaseNote;
  given: RoleOverlayProps["given"];
}

function LoadedOverlay({ load, note, given }: LoadedOverlayProps) {
  const Overlay = use(load.area).overlay;
  beginDrawing(note);
  return Overlay ? <Overlay {...given} Dialog={ModalDialog} /> : null;
}
