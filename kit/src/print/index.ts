export { Paper, Sheet } from "./paper.tsx";
