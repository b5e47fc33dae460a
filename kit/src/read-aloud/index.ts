export { ReadAloudFrame } from "./read-aloud-frame.tsx";
