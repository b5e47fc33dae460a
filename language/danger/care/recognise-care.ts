import type { Words } from "../../spelling/sound.ts";
import type { CareKind, DangerKind } from "../danger.ts";
import type { Weighed } from "../weigh.ts";
import { plainCase } from "./plain-cases.ts";

interface Found {
  danger: DangerKind | null;
  care: CareKind | null;
}

/** These may sound like an everyday doubt or ache; of the others no plain case is one. */
const ARGUABLE: readonly DangerKind[] = ["overdose", "lost", "self", "fall", "stroke", "other"];

/** Even a plain case is none where what is learned is so sure of a danger. */
const SURE = 3;

/** What is said of a message in which `danger`, or none, was recognised. */
export function recogniseCare(
  message: Words,
  danger: DangerKind | null,
  { score, care }: Weighed,
  isDoubt: boolean,
): Found {
  if (isDoubt && (danger === null || danger === "overdose"))
    return { danger: null, care: "medicine-doubt" };
  const plain = plainCase(message);
  const isArguable = danger === null || (ARGUABLE.includes(danger) && score < SURE);
  if (plain && isArguable) return { danger: null, care: plain };
  return danger ? { danger, care: null } : { danger: null, care };
}
