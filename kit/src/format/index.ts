export { firstName, initials } from "./names.ts";
export { relativeDay } from "./relative-day.ts";
export { matchesSearch } from "./search.ts";
