import type { IconNode } from "lucide-react";
import type { ScreenName } from "./screens.ts";
import type { Session } from "./session.ts";

export type SignedInRole = Session["role"];

/** Whose session a screen is drawn for; `none` needs nobody signed in. */
export type ScreenRole = "none" | SignedInRole;

/** A screen, as its area declares it in `area.json` under its name in the specification. */
export interface DeclaredScreen {
  /** Stands in the browser's title. */
  title: string;
  /** The role in which the screen calls the API. */
  role: ScreenRole;
  /**
   * `sign-in` is where a role signs in, and is shown to anybody; `home` is where that leads. Every
   * other screen of a role is for someone signed in.
   */
  kind?: "sign-in" | "home";
  /** Where 'Volver' leads when there is no earlier screen. */
  parent: string;
  /**
   * Titles of its views that are a step of their own, by the first word of a view's name ('audit'
   * for 'audit 7'). A view that is not named here keeps the screen's title.
   */
  views?: Record<string, string>;
}

/** The drawing of an icon of lucide.dev. */
export interface HomeIcon {
  name: string;
  nodes: IconNode;
}

/** A large card of the older person's home. */
export interface HomeCard {
  title: string;
  icon: HomeIcon;
  /** Where it leads. */
  screen: ScreenName;
  /** Cards stand by ascending order; the project's own are 10 apart. */
  order: number;
  /**
   * Which of the portal's hues and drawings it has: 'reminders', 'games', 'memories', 'assistant',
   * 'activity' or 'messages'. Without one, or on a home that does not know it, its icon is drawn.
   */
  hue?: string;
  /** What stands under the title. */
  line?: string;
  /** The area draws what stands there instead: `homeCards` of its `defineArea`. */
  isLive?: boolean;
  /**
   * A fact of the home's own call that stands there instead, for which no area is fetched:
   * 'lastGame'. A home that does not know the fact shows `line`.
   */
  news?: string;
}

/** What an area's release says of it to the shell. */
export interface AreaManifest {
  screens: Record<string, DeclaredScreen>;
  /** The role beside whose screens, whichever area owns them, this area's overlay is drawn. */
  overlay?: SignedInRole;
  homeCards: HomeCard[];
}
