import { resource } from "./resource.ts";

/** What the older person's home shows of several resources, which one call answers. */
export const home = resource("home");
