import { z } from "@hono/zod-openapi";
import { EXERCISE_CARE, EXERCISES } from "./exercises.ts";
import { pickNew } from "./pick.ts";
import type { AssistantContext, Question } from "./question.ts";
import { CATEGORIES, PERIODS, remindersReply } from "./reminders-reply.ts";
import type { Weather } from "./weather.ts";
import { WEATHER_DAYS, weatherReply } from "./weather-reply.ts";
import { withoutContacts } from "./without-contacts.ts";

/** A model that asks for more in one answer has gone wrong. */
const MOST_CALLS = 6;

const remindersInput = z.strictObject({
  periodo: z.enum(PERIODS),
  categoria: z.enum(CATEGORIES).nullish(),
});
const weatherInput = z.strictObject({ dia: z.enum(WEATHER_DAYS) });
const noInput = z.strictObject({});

/** The built-in assistant's facts, of the person who asks: no tool takes an id or a name. */
export function modelTools(context: AssistantContext, question: Question, weather: Weather) {
  let calls = 0;
  const tool = <S extends z.ZodType>(
    name: string,
    description: string,
    schema: S,
    tell: (input: z.infer<S>) => Promise<string>,
  ) => ({
    type: "function" as const,
    function: {
      name,
      description,
      parameters: parametersOf(schema),
      parse: (text: string): z.infer<S> => parseArguments(schema, text),
      function: async (input: z.infer<S>) => {
        calls += 1;
        if (calls > MOST_CALLS) throw new Error("the model calls tools without end");
        return withoutContacts(await tell(input));
      },
    },
  });
  return [
    tool(
      "recordatorios",
      "Recordatorios de la persona: los de hoy, los de mañana, los de siete días o el siguiente.",
      remindersInput,
      ({ periodo, categoria }) =>
        remindersReply(context, question, { period: periodo, category: categoria ?? null }),
    ),
    ...(weather.isPlaceKnown
      ? [
          tool("tiempo", "Tiempo que hace y hará donde vive la persona.", weatherInput, ({ dia }) =>
            weatherReply(context, weather, { day: dia, helpPhone: question.helpPhone }),
          ),
        ]
      : []),
    tool("ejercicio", "Un ejercicio suave y seguro para proponer.", noInput, async () =>
      [pickNew(context, EXERCISES, question.history), EXERCISE_CARE].join(" "),
    ),
  ];
}

/** Without `$schema`, which some servers refuse. */
function parametersOf(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _dialect, ...parameters } = z.toJSONSchema(schema);
  return parameters;
}

/** The message of an error goes to the model, which may then try again. */
function parseArguments<S extends z.ZodType>(schema: S, text: string): z.infer<S> {
  const parsed = schema.safeParse(readJson(text));
  if (parsed.success) return parsed.data;
  throw new Error("Argumentos no válidos: usa solo los que describe la herramienta.");
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text || "{}");
  } catch {
    return undefined;
  }
}
