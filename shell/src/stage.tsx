// One chunk, fetched when the first area is wanted: federation and the shell's dialogs together, so
// that no area is shown before messages can be.

import type { ComponentProps } from "react";
import { AreaScreen as Bare } from "./areas/area-screen.tsx";
import { LiveCard } from "./live-card.tsx";

export { beginLoad } from "./areas/load-area.ts";
export { RoleOverlay } from "./areas/role-overlay.tsx";
export { IdleQuestion } from "./idle/late-idle-question.tsx";
export { ModalDialog } from "./notify/modal-dialog.tsx";
export { Overlays } from "./notify/overlays.tsx";

/** A screen of an area, which may show the live cards of others. */
export const AreaScreen = ({ given, ...props }: ComponentProps<typeof Bare>) => (
  <Bare {...props} given={{ ...given, LiveCard }} />
);
