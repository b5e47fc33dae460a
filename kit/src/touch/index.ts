export { assistTouch } from "./assist-touch.ts";
export { useTouched } from "./use-touched.ts";
