export { answerTo, dangerOf } from "./answer.ts";
export type { Danger, DangerKind } from "./danger.ts";
export { DANGER_KINDS, DANGERS } from "./kinds.ts";
export { recogniseDanger } from "./recognise.ts";
