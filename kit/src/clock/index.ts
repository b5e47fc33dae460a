export { type Answered, noteAnswer, timeAnswer } from "./note-answer.ts";
export {
  clockOffset,
  holdClock,
  isClockWrong,
  now,
  onClockChange,
  type PortalAsker,
  setClockOffset,
  today,
} from "./page-clock.ts";
export { useClockChange } from "./use-clock-change.ts";
