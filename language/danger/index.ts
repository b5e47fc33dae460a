export { answerTo, isUrgent } from "./answer.ts";
export { answerToCare, CARES } from "./cares.ts";
export type { Care, CareKind, Danger, DangerKind } from "./danger.ts";
export { DANGERS, dangerOf } from "./kinds.ts";
export { type Recognised, recognise, recogniseDanger } from "./recognise.ts";
export { isWithdrawal } from "./withdrawal.ts";
