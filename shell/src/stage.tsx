// One chunk, fetched when the first area is wanted: federation and the shell's dialogs together, so
// that no area is shown before messages can be.

export { AreaScreen } from "./areas/area-screen.tsx";
export { RoleOverlay } from "./areas/role-overlay.tsx";
export { IdleQuestion } from "./idle/late-idle-question.tsx";
export { ModalDialog } from "./notify/modal-dialog.tsx";
export { Overlays } from "./notify/overlays.tsx";
