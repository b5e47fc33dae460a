/**
 * The screens that may be named where this is compiled. Each area adds its own from its `area.json`
 * (`declare module "@acompana/kit/screens"` in its `area.ts`), so navigation is typed and neither
 * kit nor the shell has to know them.
 *
 * @public Every area adds its own screens to it.
 */
export interface Screens {
  /** The portal's first screen, which every area may lead back to. */
  landing: unknown;
  /** The choice of role, the way out of a device that opens for one person. */
  "main-select": unknown;
}

export type ScreenName = Extract<keyof Screens, string>;
