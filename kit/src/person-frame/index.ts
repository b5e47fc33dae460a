export { PersonFrame } from "./person-frame.tsx";
