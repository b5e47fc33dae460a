import type { Ctx } from "../context.ts";
import { createBuiltIn } from "./built-in.ts";
import { emergencyAnswer } from "./emergency.ts";
import { type FactsOf, factsOfPerson } from "./facts.ts";
import { toPlainWords } from "./plain-words.ts";
import type { PastTurn, Question, Respond, Surroundings } from "./question.ts";
import type { Weather } from "./weather.ts";

export type AssistantPerson = { id: string; firstName: string };

export type Assistant = {
  /** One kind Spanish sentence or a few, to be read and spoken. */
  answer: (ctx: Ctx, person: AssistantPerson, history: PastTurn[], text: string) => Promise<string>;
};

/** When not even the built-in assistant can answer. */
export const SORRY =
  "Perdona, ahora mismo no puedo contestarte. Tu mensaje está guardado: prueba otra vez dentro de un " +
  "ratito. Si es una urgencia, llama al 112.";

type Voices = { weather: Weather; model: Respond | null };

export function createAssistant({
  factsOf = factsOfPerson,
  ...voices
}: Voices & { factsOf?: FactsOf }): Assistant {
  const respond = createResponder(voices);
  return {
    answer: (ctx, { id, firstName }, history, text) => {
      const { clock, random, config, log } = ctx;
      const facts = factsOf(ctx, id);
      const question = { firstName, text, words: toPlainWords(text), history, facts };
      return respond({ clock, random, config, log }, question);
    },
  };
}

/** An emergency before anything else; then the model, if there is one; else the built-in assistant. */
export function createResponder({ weather, model }: Voices): Respond {
  const builtIn = createBuiltIn(weather);
  return async (around, question) => {
    const urgent = emergencyAnswer(question.words);
    if (urgent) return urgent;
    const answer = model && (await askModel(model, around, question));
    return answer ?? (await builtIn(around, question));
  };
}

async function askModel(
  model: Respond,
  around: Surroundings,
  question: Question,
): Promise<string | null> {
  try {
    return await model(around, question);
  } catch (error) {
    const status = error instanceof Error && "status" in error ? Number(error.status) : null;
    const kind = error instanceof Error ? error.constructor.name : "unknown";
    around.log.error("assistant-model-failed", { kind, status: status || null });
    return null;
  }
}
