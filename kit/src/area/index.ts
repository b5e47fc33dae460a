export type {
  Area,
  AreaStore,
  DialogProps,
  LiveCardProps,
  ScreenProps,
} from "./area.ts";
export { CONTRACT_MAJOR } from "./contract-major.mjs";
export { defineArea } from "./define-area.tsx";
export { type LoggedOut, onLoggedOut, tellLoggedOut } from "./logged-out.ts";
export type {
  AreaManifest,
  DeclaredScreen,
  HomeCard,
  ScreenRole,
  SignedInRole,
} from "./manifest.ts";
export type { NavigationGuards } from "./navigation-guards.ts";
export type { Confirmation, Notify, Toast } from "./notify.ts";
export type { PageSound } from "./page-sound.ts";
export type { PageWakeLock } from "./page-wake-lock.ts";
export { ScreenProvider, useScreen, useSession } from "./screen-context.tsx";
export type { HelpPart, ScreenHelp } from "./screen-help.ts";
export type { ScreenName } from "./screens.ts";
export type {
  AdministratorSession,
  Municipality,
  PersonSession,
  Session,
  SignIn,
  SupportSession,
  VoiceSettings,
} from "./session.ts";
export type { ReminderAlert, ReminderAlertStore } from "./signed-out-alert.ts";
export { areaNames, type StoredName, shellKeys, type UnsentName } from "./stored-keys.ts";
export { useAttackNotice } from "./use-attack-notice.ts";
export { useIsOpen, useLeaving, useUnsaved } from "./use-leaving.ts";
