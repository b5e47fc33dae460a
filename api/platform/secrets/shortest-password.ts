import type { AppConfig } from "../config.ts";

/** On any portal, in characters. */
export const SHORTEST_ANYWHERE = 6;
const SHORTEST_IN_PUBLIC = 10;

/** How many characters a password that is chosen must have: more on the open network. */
export const shortestPassword = ({ isSecure }: Pick<AppConfig, "isSecure">): number =>
  isSecure ? SHORTEST_IN_PUBLIC : SHORTEST_ANYWHERE;
