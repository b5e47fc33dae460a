import type { Words } from "../../spelling/sound.ts";
import type { CareKind, DangerKind } from "../danger.ts";
import type { RuleFindings } from "../rules.ts";
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

/** What is known of a message as danger; certain where the rules know it whatever is learned. */
interface Known {
  known: DangerKind | null;
  isCertain: boolean;
}

/** What is said of a message in which this danger, or none, was recognised. */
export function recogniseCare(
  message: Words,
  { known: danger, isCertain }: Known,
  { score, care }: Weighed,
  { isDoubt, careOverrulings }: Pick<RuleFindings, "isDoubt" | "careOverrulings">,
): Found {
  if (danger && isCertain) return { danger, care: null };
  if (isDoubt && (danger === null || danger === "overdose"))
    return { danger: null, care: "medicine-doubt" };
  const plain = plainCase(message);
  const isArguable = danger === null || (ARGUABLE.includes(danger) && score < SURE);
  if (plain && isArguable) return { danger: null, care: plain };
  if (danger) return { danger, care: null };
  const better = careOverrulings.find(({ kinds }) => kinds.includes(care));
  return { danger: null, care: better ? better.kind : care };
}
