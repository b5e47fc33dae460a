import { toPlainWords } from "@acompana/language/spelling";
import type { Assistant } from "../../platform/context.ts";
import { asksForWeather, createBuiltIn } from "./built-in.ts";
import { type FactsOf, factsOfUser } from "./facts.ts";
import { hasGames } from "./has-games.ts";
import { noteWeatherMissing } from "./note-weather-missing.ts";
import type { AssistantContext, Question, Respond } from "./question.ts";
import type { Weather } from "./weather.ts";

/** When not even the built-in assistant can answer. */
export const SORRY =
  "Perdona, ahora mismo no puedo contestarte. Tu mensaje está guardado: prueba otra vez dentro de un " +
  "ratito. Si es una urgencia, llama al 112.";

type Voices = { weather: Weather; model: Respond | null };

export function createAssistant({
  factsOf = factsOfUser,
  ...voices
}: Voices & { factsOf?: FactsOf }): Assistant {
  const respond = createResponder(voices);
  const tellsWeather = voices.weather.isPlaceKnown;
  return {
    tellsWeather,
    answer: async (ctx, { id, municipalityId, firstName, helpPhone }, history, text) => {
      const { clock, random, config, log } = ctx;
      const question: Question = {
        ...{ firstName, helpPhone, text, history },
        words: toPlainWords(text),
        facts: factsOf(ctx, id),
        hasGames: () => hasGames(ctx),
      };
      const answer = await respond({ clock, random, config, log }, question);
      if (!tellsWeather && asksForWeather(question)) await noteWeatherMissing(ctx, municipalityId);
      return answer;
    },
  };
}

/** The model if one is configured, else the built-in assistant. Danger is looked for first. */
export function createResponder({ weather, model }: Voices): Respond {
  const builtIn = createBuiltIn(weather);
  return async (context, question) => {
    const answer = model && (await askModel(model, context, question));
    return answer ?? (await builtIn(context, question));
  };
}

async function askModel(
  model: Respond,
  context: AssistantContext,
  question: Question,
): Promise<string | null> {
  try {
    return await model(context, question);
  } catch (error) {
    const status = error instanceof Error && "status" in error ? Number(error.status) : null;
    const kind = error instanceof Error ? error.constructor.name : "unknown";
    context.log.error("assistant-model-failed", { kind, status: status || null });
    return null;
  }
}
