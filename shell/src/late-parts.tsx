import { lazy, Suspense } from "react";
import { StageBoundary } from "./areas/stage-boundary.tsx";

const stage = () => import("./stage.tsx");

// One chunk with federation and the dialogs, fetched when the first area is wanted.
export const AreaScreen = lazy(async () => ({ default: (await stage()).AreaScreen }));
export const RoleOverlay = lazy(async () => ({ default: (await stage()).RoleOverlay }));
export const IdleQuestion = lazy(async () => ({ default: (await stage()).IdleQuestion }));
const LateOverlays = lazy(async () => ({ default: (await stage()).Overlays }));

/** Toasts and alert dialogs, above every screen. */
export const Overlays = () => (
  <StageBoundary of="overlays" silent>
    <Suspense fallback={null}>
      <LateOverlays />
    </Suspense>
  </StageBoundary>
);
