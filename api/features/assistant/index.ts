export { answerWithCare } from "./answer-with-care.ts";
export { createAssistant, SORRY } from "./assistant.ts";
export type { Facts, ReminderFact } from "./facts.ts";
export { type AssistantConfig, assistantFromConfig } from "./from-config.ts";
export type { AssistantContext, Question } from "./question.ts";
export { createWeather } from "./weather.ts";
