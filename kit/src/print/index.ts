export { Paper, Sheet, usePageMark } from "./paper.tsx";
