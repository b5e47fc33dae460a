import type { ScreenProps } from "@acompana/kit/area";
import { Suspense, useEffect, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import type { BootstrapConfig } from "../bootstrap-config.ts";
import { ModalDialog } from "../notify/modal-dialog.tsx";
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
 * fails, the screens go on working.
 */
export function RoleOverlay({ bootstrap, name, given }: RoleOverlayProps) {
  const [state] = useArea(bootstrap, name);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const later = setTimeout(() => setWanted(true), AFTER_SCREEN_MS);
    return () => clearTimeout(later);
  }, []);
  const Overlay = state.status === "ready" && state.area.overlay;
  if (!Overlay || !wanted) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Overlay {...given} Dialog={ModalDialog} />
      </Suspense>
    </ErrorBoundary>
  );
}
