export { newPin } from "./new-pin.ts";
export { PIN_WEAKNESS, type PinWeakness, pinErrorOf, pinWeakness } from "./weak-pin.ts";
