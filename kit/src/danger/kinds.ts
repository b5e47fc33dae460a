import type { Danger, DangerKind } from "./danger.ts";
import { abuse } from "./kinds/abuse.ts";
import { fall } from "./kinds/fall.ts";
import { fraud } from "./kinds/fraud.ts";
import { gasFire } from "./kinds/gas-fire.ts";
import { intruder } from "./kinds/intruder.ts";
import { lost } from "./kinds/lost.ts";
import { other } from "./kinds/other.ts";
import { overdose } from "./kinds/overdose.ts";
import { self } from "./kinds/self.ts";
import { stroke } from "./kinds/stroke.ts";
import { suicide } from "./kinds/suicide.ts";
import { violenceHome } from "./kinds/violence-home.ts";

/** All kinds. `weights.ts` knows them by their order. */
export const DANGERS: readonly Danger[] = [
  suicide,
  overdose,
  gasFire,
  violenceHome,
  stroke,
  lost,
  fraud,
  abuse,
  intruder,
  other,
  fall,
  self,
];

export const DANGER_KINDS = DANGERS.map(({ kind }) => kind) as [DangerKind, ...DangerKind[]];
