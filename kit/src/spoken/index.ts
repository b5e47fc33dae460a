export { isCutAtAbbreviation, spoken } from "./spoken.ts";
