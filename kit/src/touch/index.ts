export { assistTouch } from "./assist-touch.ts";
export { holdStill } from "./hold-still.ts";
export { useTouched } from "./use-touched.ts";
