import type { ScreenName } from "./screens.ts";

/** How a part of the portal is used; short sentences that can be read aloud over the telephone. */
export interface HelpPart {
  title: string;
  /** In the order in which one does them, or looks at them. */
  steps: readonly string[];
}

/** The help of an area's screens; a screen that is absent has the general help alone. */
export type ScreenHelp = Partial<Record<ScreenName, readonly HelpPart[]>>;
