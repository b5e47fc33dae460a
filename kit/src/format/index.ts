export { countCharacters, cut, firstCharacters } from "./characters.ts";
export { distinctNames, type Named } from "./distinct-names.ts";
export { durationInWords, waitInWords } from "./durations.ts";
export { emailAsWritten } from "./email.ts";
export {
  capitalised,
  clockTime,
  dayAndTime,
  fullDate,
  longDay,
  nearDay,
  shortDay,
  theHour,
} from "./moments.ts";
export { calledName, firstName, initials, isGivenName } from "./names.ts";
export { dialled, isOnePhone, phoneInWords } from "./phone.ts";
export { relativeDay } from "./relative-day.ts";
export { fold, matchesSearch, searchWords } from "./search.ts";
export { addDays, isoDay, isoTime, zonedMoment } from "./wall-clock.ts";
