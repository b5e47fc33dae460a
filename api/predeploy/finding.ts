/** What was looked at, in one sentence for the operator; a problem says how to mend it. */
export type Finding = { kind: "good" | "note" | "problem"; sentence: string };

export const good = (sentence: string): Finding => ({ kind: "good", sentence });
export const note = (sentence: string): Finding => ({ kind: "note", sentence });
export const problem = (sentence: string): Finding => ({ kind: "problem", sentence });
