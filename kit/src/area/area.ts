import type { ComponentType, ReactNode } from "react";
import type { ApiClient } from "../api/index.ts";
import type { Departures } from "./departures.ts";
import type { Notify } from "./notify.ts";
import type { ScreenName } from "./screens.ts";
import type { Municipality, Session, SignIn } from "./session.ts";
import type { VigilDesk } from "./vigil.ts";

/**
 * Major version of what the shell and the areas promise each other. The shell refuses an area
 * built for another major.
 */
export const CONTRACT_MAJOR = 1;

export type AreaName = "admin" | "support" | "senior" | "games";

export interface DialogProps {
  title: string;
  /** Read out with the title when the dialog opens. */
  description?: string;
  /** Called on Escape, on 'Cerrar' and on a press outside; a dialog without it stays. */
  onClose?: () => void;
  /** `full` covers the whole window, for what is looked at; a card in its middle when absent. */
  shape?: "card" | "full";
  children: ReactNode;
}

/** Small texts that an area keeps in this browser for one session's owner; no other area reads them. */
export interface AreaStore {
  /** What was written under this name, or null. */
  read: (name: string) => string | null;
  /** Keeps a text, or forgets it when it is null; for as long as the page lives if storage is denied. */
  write: (name: string, value: string | null) => void;
}

/** Everything a screen may know of the world. It reads no storage, no URL and no other area. */
export interface ScreenProps {
  screen: ScreenName;
  /**
   * A part of this screen that is a step of its own for the Back button, such as a dashboard's
   * message form; null for the screen's first look. Its names are the area's own.
   */
  view: string | null;
  /**
   * Shows another screen, of whichever area owns it; the device's Back button returns here. It is
   * shown from its top, unless it `keepsPlace`: a view that lies over the screen must not move it.
   */
  navigate: (screen: ScreenName, view?: string, how?: { keepsPlace?: boolean }) => void;
  /** One screen back, as the device's Back button would. */
  back: () => void;
  /** The town hall this portal serves, or null while it is not known. */
  municipality: Municipality | null;
  /** The session of the role this screen belongs to, or null. */
  session: Session | null;
  /** Tells the shell that someone signed in; it opens that role's first screen. */
  enter: (signIn: SignIn) => Promise<void>;
  /**
   * The code of the invitation link with which the portal was opened, for whoever makes an
   * administrator's account; null without one.
   */
  invitation: string | null;
  /** Ends this screen's session (only this role's) and returns to the landing. */
  leave: () => Promise<void>;
  /** Reads this screen's session again, after something that it holds was changed. */
  refreshSession: () => Promise<void>;
  /** Tells when this screen is being left; see `useLeaving` and `useUnsaved`. */
  departures: Departures;
  /** IANA time zone in which 'hoy' and 'ayer' are meant. */
  timeZone: string;
  theme: "light" | "dark";
  setTheme: (theme: "light" | "dark") => void;
  notify: Notify;
  /**
   * The shell's modal dialog, open while it is drawn. There is one for all areas, because layers
   * of two separate copies would fight for the focus.
   */
  Dialog: ComponentType<DialogProps>;
  /** Calls the API in this screen's role. */
  api: ApiClient;
  /** For what must outlive a lost network or a closed tablet; what the server knows is not kept here. */
  store: AreaStore;
  /** For companions; a shell of an earlier release has none. */
  vigil?: VigilDesk;
}

export type ScreenComponent = ComponentType<ScreenProps>;

/** What an area's `./area` module exports by default. */
export interface Area {
  name: AreaName;
  contract: typeof CONTRACT_MAJOR;
  /** A screen of this area that is absent here is announced as coming soon. */
  screens: Partial<Record<ScreenName, ScreenComponent>>;
  /**
   * Drawn beside every screen of the role whose companion this area is (`companions`), of other
   * areas too, for as long as someone of that role is signed in and looks at one. While a vigil
   * is kept, it is also drawn beside whatever else is shown, without a session.
   */
  companion?: ScreenComponent;
}
