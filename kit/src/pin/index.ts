export { type PinWeakness, pinWeakness, WEAK_PIN } from "./weak-pin.ts";
