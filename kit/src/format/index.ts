export { clockTime, dayAndTime, longDay } from "./moments.ts";
export { firstName, initials } from "./names.ts";
export { relativeDay } from "./relative-day.ts";
export { matchesSearch } from "./search.ts";
