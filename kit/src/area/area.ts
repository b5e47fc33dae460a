import type { ComponentType, ReactNode } from "react";
import type { ApiClient } from "../api/index.ts";
import type { CONTRACT_MAJOR } from "./contract-major.mjs";
import type { HomeCard } from "./manifest.ts";
import type { NavigationGuards } from "./navigation-guards.ts";
import type { Notify } from "./notify.ts";
import type { PageSound } from "./page-sound.ts";
import type { PageWakeLock } from "./page-wake-lock.ts";
import type { ScreenHelp } from "./screen-help.ts";
import type { ScreenName } from "./screens.ts";
import type { Municipality, Session, SignIn } from "./session.ts";
import type { ReminderAlertStore } from "./signed-out-alert.ts";
import type { StoredName } from "./stored-keys.ts";

export interface DialogProps {
  title: string;
  /** Read out with the title when the dialog opens. */
  description?: string;
  /** The picture shows what the description says, which is then heard alone. */
  isDescriptionDrawn?: boolean;
  /** Called on Escape, on 'Cerrar' and on a press outside; a dialog without it stays. */
  onClose?: () => void;
  /**
   * What Back does instead of closing, as to the question before this one. A shell of an earlier
   * release closes.
   */
  onBack?: () => void;
  /**
   * `full` covers the whole window, for what is looked at, and `call` on a warm ground, with larger
   * words, for what calls somebody; `wide` has room for the columns of a long form. A card in its
   * middle when absent.
   */
  shape?: "card" | "wide" | "full" | "call";
  /** Of a `call`: what stands beside its words, or above them in a narrow window; decoration. */
  picture?: ReactNode;
  /** It calls somebody, as a reminder that rings: the shell asks nothing on top of it. */
  isUrgent?: boolean;
  children: ReactNode;
}

/**
 * Small texts that an area keeps in this browser for one session's owner; no other area reads them.
 * Logging out forgets them, but for what is unsent and what is a need (`areaNames`).
 */
export interface AreaStore {
  /** What was written under this name, or null. */
  read: (name: StoredName) => string | null;
  /** Keeps a text, or forgets it when it is null; while the page lives if storage is denied. */
  write: (name: StoredName, value: string | null) => void;
}

interface Help {
  /** The town hall's number, or null where none was configured. */
  phone: string | null;
  /** When it is answered, in words; absent from a shell of an earlier release. */
  hours?: string | null;
  sendsMail: boolean;
}

export interface LiveCardProps {
  /** Where the card leads. */
  screen: ScreenName;
  /** What the screen that shows it was given. */
  given: ScreenProps;
  /** Stands there until the area has come, and when it does not. */
  children: ReactNode;
}

/** All that a screen is given. It reads no storage, no URL and no other area. */
export interface ScreenProps {
  screen: ScreenName;
  /**
   * A part of this screen that is a step of its own for the Back button, such as a dashboard's
   * message form; null for the screen's first look. Its names are the area's own.
   */
  view: string | null;
  /**
   * Shows another screen, of whichever area owns it; the device's Back button returns here. To a
   * screen above this one through which one came it goes back, so that no way is walked twice. It
   * is shown from its top, unless it `keepsPlace`: a view that lies over the screen must not move
   * it. One that `replaces` the present screen leads back to where one came from before both; a
   * shell of an earlier release leads back to the present one.
   */
  navigate: (
    screen: ScreenName,
    view?: string,
    how?: { keepsPlace?: boolean; replaces?: boolean },
  ) => void;
  /** One screen back, as the device's Back button would. */
  back: () => void;
  /**
   * The first screen of whoever is signed in; null where nobody is. A shell of an earlier release
   * does not say it.
   */
  home?: ScreenName | null;
  /** The town hall this portal serves, or null while it is not known. */
  municipality: Municipality | null;
  /** The session of the role this screen belongs to, or null. */
  session: Session | null;
  /** Called when somebody has signed in; the shell opens that role's first screen. */
  enter: (signIn: SignIn) => Promise<void>;
  /**
   * The code of the invitation link with which the portal was opened, for whoever makes an account
   * of this screen's role; null without one.
   */
  invitation: string | null;
  /**
   * The code of the link with which the portal was opened to choose a new password; null without
   * one. A shell of an earlier release does not say it.
   */
  passwordCode?: string | null;
  /**
   * How somebody is helped who cannot go on: at which telephone of the town hall, and whether the
   * portal sends links by e-mail. A shell of an earlier release does not say it.
   */
  help?: Help;
  /**
   * How many characters the portal asks of a password that is chosen. A shell of an earlier release
   * does not say it.
   */
  shortestPassword?: number | undefined;
  /**
   * Whether any four digits may be a PIN, as on a portal of one's own; on the open network those
   * that are guessed first are refused. A shell of an earlier release does not say it.
   */
  takesAnyPin?: boolean | undefined;
  /**
   * The administrator's id as this browser keeps it, read whenever it is asked for: null when it is
   * gone. A shell of an earlier release does not say it.
   */
  adminId?: () => string | null;
  /** Ends this screen's session (only this role's) and returns to the landing. */
  leave: () => Promise<void>;
  /** Reads this screen's session again, after something that it holds was changed. */
  refreshSession: () => Promise<void>;
  /** Runs code when this screen is left, or asks before; see `useLeaving` and `useUnsaved`. */
  navigationGuards: NavigationGuards;
  /** IANA time zone in which 'hoy' and 'ayer' are meant. */
  timeZone: string;
  theme: "light" | "dark";
  setTheme: (theme: "light" | "dark") => void;
  notify: Notify;
  /**
   * The shell's modal dialog, open while it is drawn. All areas share it, because the layers of two
   * separate copies would each try to hold the focus.
   */
  Dialog: ComponentType<DialogProps>;
  /**
   * Whether a dialog lies over the screen; the time of a game stops meanwhile. Shells of earlier
   * releases do not set it.
   */
  isCovered?: boolean;
  /** Calls the API in this screen's role. */
  api: ApiClient;
  /** For what must outlive a lost network or a closed tablet; not what the server knows. */
  store: AreaStore;
  /** The page's sound that begins by itself. A shell of an earlier release has none. */
  sound?: PageSound;
  /** What keeps the screen lit. A shell of an earlier release has none. */
  wakeLock?: PageWakeLock;
  /** What the installed areas put on the older person's home, in its order. */
  homeCards: readonly HomeCard[];
  /**
   * What another area draws on its live card, fetched after the screen. A shell of an earlier
   * release has none.
   */
  LiveCard?: ComponentType<LiveCardProps>;
  /**
   * For overlays: since when it has its place (ms since 1970), however late its files came. A shell
   * of an earlier release does not say it.
   */
  placedAt?: number;
  /** For overlays; a shell of an earlier release has none. */
  signedOutAlert?: ReminderAlertStore;
}

type ScreenComponent = ComponentType<ScreenProps>;

/** What an area's `./area` module exports by default. */
export interface Area {
  /** As in its `area.json`. */
  name: string;
  contract: typeof CONTRACT_MAJOR;
  /** A screen of this area that is absent here is announced as coming soon. */
  screens: Partial<Record<ScreenName, ScreenComponent>>;
  /**
   * What stands under the titles of its live cards of the home, by the screen that they lead to.
   */
  homeCards?: Partial<Record<ScreenName, ScreenComponent>>;
  /**
   * Drawn beside every screen of the role that `overlay` of its `area.json` names, of other areas
   * too, while somebody of that role is signed in and sees one. While a signed-out alert is kept,
   * it is also drawn beside every other screen, without a session.
   */
  overlay?: ScreenComponent;
  /**
   * Fetches what 'Ayuda' says of its screens, when it is asked for. An area of an earlier release
   * has none.
   */
  help?: () => Promise<ScreenHelp>;
}
