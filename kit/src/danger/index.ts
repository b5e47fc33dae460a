export { answerTo, dangerOf } from "./answer.ts";
export type { Danger, DangerKind } from "./danger.ts";
export { DANGERS } from "./kinds.ts";
export { recogniseDanger } from "./recognise.ts";
