import { DANGER_KINDS, type Danger, type DangerKind } from "./danger.ts";
import { abuse } from "./kinds/abuse.ts";
import { fall } from "./kinds/fall.ts";
import { fraud } from "./kinds/fraud.ts";
import { gasFire } from "./kinds/gas-fire.ts";
import { intruder } from "./kinds/intruder.ts";
import { lost } from "./kinds/lost.ts";
import { other } from "./kinds/other.ts";
import { overdose } from "./kinds/overdose.ts";
import { self } from "./kinds/self.ts";
import { selfHarm } from "./kinds/self-harm.ts";
import { selfHarmGas } from "./kinds/self-harm-gas.ts";
import { selfPoisoning } from "./kinds/self-poisoning.ts";
import { stroke } from "./kinds/stroke.ts";
import { suicide } from "./kinds/suicide.ts";
import { violenceHome } from "./kinds/violence-home.ts";

const BY_KIND: Record<DangerKind, Danger> = {
  suicide,
  overdose,
  "gas-fire": gasFire,
  "violence-home": violenceHome,
  stroke,
  lost,
  fraud,
  abuse,
  intruder,
  other,
  fall,
  self,
  "self-harm-gas": selfHarmGas,
  "self-poisoning": selfPoisoning,
  "self-harm": selfHarm,
};

/** All kinds, in the order of `DANGER_KINDS`. */
export const DANGERS: readonly Danger[] = DANGER_KINDS.map((kind) => BY_KIND[kind]);

export const dangerOf = (kind: DangerKind): Danger => BY_KIND[kind];
