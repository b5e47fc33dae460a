export type {
  Area,
  AreaName,
  AreaStore,
  DialogProps,
  ScreenComponent,
  ScreenProps,
} from "./area.ts";
export { CONTRACT_MAJOR } from "./area.ts";
export { defineArea } from "./define-area.tsx";
export type { Departures } from "./departures.ts";
export type { Confirmation, Notify, Toast } from "./notify.ts";
export { ScreenProvider, useScreen, useSession } from "./screen-context.tsx";
export type { ScreenName, ScreenRole } from "./screens.ts";
export { companions, screens } from "./screens.ts";
export type {
  AdministratorSession,
  Municipality,
  PersonSession,
  Session,
  SignIn,
  SupportSession,
} from "./session.ts";
export { type Draft, forgetDrafts, hasDraft, useDraft } from "./use-draft.ts";
export { useLeaving, useUnsaved } from "./use-leaving.ts";
export type { Vigil, VigilDesk } from "./vigil.ts";
