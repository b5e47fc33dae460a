/** What somebody may be in danger of. `weights.ts` knows the kinds by their order. */
export const DANGER_KINDS = [
  "suicide",
  "overdose",
  "gas-fire",
  "violence-home",
  "stroke",
  "lost",
  "fraud",
  "abuse",
  "intruder",
  "other",
  "fall",
  "self",
] as const;

export type DangerKind = (typeof DANGER_KINDS)[number];

interface NumberToCall {
  /** As it is written, in groups: '915 620 420'. */
  number: string;
  /** Who answers. */
  who: string;
}

/** All that is known of one kind: what to say, whom to call, and how people speak of it. */
export interface Danger {
  kind: DangerKind;
  /** How the card looks: urgent when minutes count, calm when a calm voice does more. */
  urgency: "urgent" | "calm";
  title: string;
  /** The first is the one to call first. */
  numbers: readonly NumberToCall[];
  /** What to do, the most important first. */
  steps: readonly string[];
  /** One rule a line, as `pattern.ts` reads them: `part & part ! exception`. */
  patterns: string;
}
