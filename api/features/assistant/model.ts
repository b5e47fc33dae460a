import OpenAI from "openai";
import { withoutMarker } from "./medicine-reply.ts";
import { systemPrompt } from "./model-prompt.ts";
import { modelTools } from "./model-tools.ts";
import { toPlainSpeech } from "./plain-speech.ts";
import type { Question, Respond } from "./question.ts";
import type { Weather } from "./weather.ts";
import { withoutContacts } from "./without-contacts.ts";

export type ModelConfig = { baseUrl: string; apiKey: string | null; model: string };

/** The limit for one whole answer with its tools: after more silence the portal seems broken. */
const LIMIT_MS = 15_000;
/** The most requests to the model for one answer. Each but the last ends in tool calls. */
const MOST_ROUNDS = 4;

/** Any model that speaks OpenAI's chat protocol. Throws when it gives no usable answer in time. */
export function createModel(config: ModelConfig, weather: Weather, limitMs = LIMIT_MS): Respond {
  const client = new OpenAI({
    baseURL: config.baseUrl,
    apiKey: config.apiKey ?? "none",
    // Set to null and off, because otherwise the library reads them from the environment.
    organization: null,
    project: null,
    logLevel: "off",
    maxRetries: 0,
    timeout: limitMs,
  });
  return async (context, question) => {
    const signal = AbortSignal.timeout(limitMs);
    const can = { tellsWeather: weather.isPlaceKnown, hasGames: await question.hasGames() };
    const runner = client.chat.completions.runTools(
      {
        model: config.model,
        messages: [
          { role: "system", content: systemPrompt(context, question, can) },
          ...conversation(question),
        ],
        tools: modelTools(context, question, weather),
      },
      { signal, maxChatCompletions: MOST_ROUNDS },
    );
    const content = await Promise.race([runner.finalContent(), ended(signal)]);
    const answer = toPlainSpeech(content ?? "");
    if (!answer) throw new Error("the model said nothing");
    return answer;
  };
}

function conversation({ history, text }: Question) {
  const user = (said: string) => ({ role: "user" as const, content: withoutContacts(said) });
  const assistant = (said: string) => ({
    role: "assistant" as const,
    content: withoutContacts(withoutMarker(said)),
  });
  const past = history.flatMap(({ question, answer }) =>
    answer === null ? [user(question)] : [user(question), assistant(answer)],
  );
  return [...past, user(text)];
}

/** A tool that is running does not stop at the signal by itself. */
function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
