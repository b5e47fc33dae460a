export { type Answered, learnTime, timeAnswer } from "./learn-time.ts";
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
