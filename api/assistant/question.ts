import type { Ctx } from "../context.ts";
import type { Facts } from "./facts.ts";

/** What was said before; the answer is null while it is awaited. */
export type PastTurn = { question: string; answer: string | null };

/** All that whoever answers learns of the person: no id, no surname, no way to anybody else's data. */
export type Question = {
  firstName: string;
  text: string;
  /** The text in plain words; see `toPlainWords`. */
  words: string;
  /** Oldest first. */
  history: PastTurn[];
  facts: Facts;
};

/** Where the question is asked; the database is not part of it. */
export type Surroundings = Pick<Ctx, "clock" | "random" | "config" | "log">;

export type Respond = (around: Surroundings, question: Question) => Promise<string>;
