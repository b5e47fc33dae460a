// One chunk, fetched when the first area is wanted: federation and the shell's dialogs together,
// so that no area is ever shown without a way to tell something.
export { Overlays } from "../notify/overlays.tsx";
export { AreaCompanion } from "./area-companion.tsx";
export { AreaScreen } from "./area-screen.tsx";
