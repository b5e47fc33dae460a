import type { Assistant } from "../../platform/context.ts";
import { createAssistant } from "./assistant.ts";
import type { ModelConfig } from "./model.ts";
import { createWeather, type WeatherConfig } from "./weather.ts";

export type AssistantConfig = { weather: WeatherConfig; model: ModelConfig | null };

/** The model's client is loaded only by a portal that has a model. */
export async function assistantFromConfig(config: AssistantConfig): Promise<Assistant> {
  const weather = createWeather(config.weather);
  if (!config.model) return createAssistant({ weather, model: null });
  const { createModel } = await import("./model.ts");
  return createAssistant({ weather, model: createModel(config.model, weather) });
}
