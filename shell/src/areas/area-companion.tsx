import type { AreaName, ScreenProps } from "@acompana/kit/area";
import { Component, type ReactNode, Suspense, useEffect, useState } from "react";
import type { Boot } from "../boot.ts";
import { ModalDialog } from "../notify/modal-dialog.tsx";
import { useArea } from "./use-area.ts";

/** The screen comes first on a slow line; its companion is fetched this much later. */
const AFTER_SCREEN_MS = 2_000;

interface AreaCompanionProps {
  boot: Boot;
  name: AreaName;
  given: Omit<ScreenProps, "Dialog">;
}

/** What an area draws beside all screens of its role. While it is missing, nobody is disturbed. */
export function AreaCompanion({ boot, name, given }: AreaCompanionProps) {
  const [state] = useArea(boot, name);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const later = setTimeout(() => setWanted(true), AFTER_SCREEN_MS);
    return () => clearTimeout(later);
  }, []);
  const Companion = state.status === "ready" && state.area.companion;
  if (!Companion || !wanted) return null;
  return (
    <QuietBoundary>
      <Suspense fallback={null}>
        <Companion {...given} Dialog={ModalDialog} />
      </Suspense>
    </QuietBoundary>
  );
}

/** A companion that fails goes away; the screens that it stands beside go on. */
class QuietBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
