export { isCutAtAbbreviation, isSaid, spoken } from "./spoken.ts";
