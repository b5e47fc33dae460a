import type { Ctx, PastTurn } from "../../platform/context.ts";
import type { Facts } from "./facts.ts";

/** All that an assistant learns of the person: no id, no surname, nobody else's data. */
export type Question = {
  firstName: string;
  /** At which her town hall helps; null where none is configured. */
  helpPhone: string | null;
  text: string;
  /** The text in plain words; see `toPlainWords`. */
  words: string;
  /** Oldest first. */
  history: PastTurn[];
  facts: Facts;
  /** Whether the portal shows games; read only where an answer would name them. */
  hasGames: () => Promise<boolean>;
};

/** The part of the context that an assistant gets: no database, no session. */
export type AssistantContext = Pick<Ctx, "clock" | "random" | "config" | "log">;

export type Respond = (context: AssistantContext, question: Question) => Promise<string>;
