/** The kinds that are learned from sentences. `weights.ts` knows them by their order. */
export const LEARNED_KINDS = [
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

/** Self-harm that has happened or is under way: chosen by rules alone, never learned. */
export const SELF_HARM_KINDS = ["self-harm-gas", "self-poisoning", "self-harm"] as const;

/** What somebody may be in danger of. Where several overrule what is learned, the first counts. */
export const DANGER_KINDS = [...SELF_HARM_KINDS, ...LEARNED_KINDS] as const;

/**
 * No danger, and still nothing that is left to chance: answered calmly, by fixed words, and never
 * by a language model. An alarm would be wrong, and so would silence.
 */
export const CARE_KINDS = ["medicine-doubt", "ailment", "orientation"] as const;

export type CareKind = (typeof CARE_KINDS)[number];
export type LearnedKind = (typeof LEARNED_KINDS)[number];
export type DangerKind = (typeof DANGER_KINDS)[number];

interface NumberToCall {
  /** As it is written, in groups: '915 620 420'. */
  number: string;
  /** Who answers. */
  who: string;
}

/** Rules that know better than what is learned. */
interface Overruling {
  /** Applies where one of these was recognised; null stands for no danger. */
  kinds: readonly (LearnedKind | null)[];
  /** Rules like `patterns` of a kind. None of them is a feature, so they change no weight. */
  patterns: string;
  /** What is felt now counts whatever is told around it of another day, or of what is well. */
  isNow?: true;
  /** What happened a day or a week ago counts, too. */
  isLasting?: true;
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
  /** A rule a line, as `pattern.ts` reads it: `part & part ! exception`; none if not learned. */
  patterns: string;
  /** When this kind takes the place of the recognised one. */
  overrules?: readonly Overruling[];
}

/** What is said of what is no danger and needs care, where nothing of the person is known. */
export interface Care {
  kind: CareKind;
  title: string;
  /** What to do, the most important first. */
  steps: readonly string[];
}
