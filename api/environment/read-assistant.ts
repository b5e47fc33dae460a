import type { AssistantConfig } from "../features/assistant/index.ts";
import { ConfigError, type Get } from "./config-error.ts";

const OPEN_METEO = "https://api.open-meteo.com/";

/** Where the weather comes from, and the model that answers in the chat, if there is one. */
export const readAssistant = (get: Get): AssistantConfig => ({
  weather: readWeather(get),
  model: readModel(get),
});

function readWeather(get: Get): AssistantConfig["weather"] {
  const baseUrl = readAddress("WEATHER_BASE_URL", get("WEATHER_BASE_URL")) ?? OPEN_METEO;
  const latitude = readDegrees("MUNICIPALITY_LATITUDE", get("MUNICIPALITY_LATITUDE"), 90);
  const longitude = readDegrees("MUNICIPALITY_LONGITUDE", get("MUNICIPALITY_LONGITUDE"), 180);
  if (latitude === null && longitude === null) return { baseUrl, place: null };
  if (latitude === null) throw new ConfigError("MUNICIPALITY_LATITUDE", "falta.");
  if (longitude === null) throw new ConfigError("MUNICIPALITY_LONGITUDE", "falta.");
  return { baseUrl, place: { latitude, longitude } };
}

function readDegrees(variable: string, text: string | null, most: number): number | null {
  if (text === null) return null;
  const degrees = Number(text);
  if (Math.abs(degrees) <= most) return degrees;
  throw new ConfigError(variable, `debe ser un número entre -${most} y ${most}, como 40.63.`);
}

function readModel(get: Get): AssistantConfig["model"] {
  const baseUrl = readAddress("ASSISTANT_BASE_URL", get("ASSISTANT_BASE_URL"));
  const apiKey = get("ASSISTANT_API_KEY");
  const model = get("ASSISTANT_MODEL");
  if (!baseUrl) {
    if (!apiKey && !model) return null;
    throw new ConfigError("ASSISTANT_BASE_URL", "falta, y el asistente la necesita.");
  }
  if (!model) throw new ConfigError("ASSISTANT_MODEL", "falta, y ASSISTANT_BASE_URL lo necesita.");
  return { baseUrl, apiKey, model };
}

function readAddress(variable: string, text: string | null): string | null {
  if (text === null) return null;
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url.href;
  throw new ConfigError(variable, "debe ser una dirección http(s).");
}
