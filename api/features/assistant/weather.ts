import { z } from "@hono/zod-openapi";
import { kindOf } from "../../platform/error-kind.ts";
import type { AssistantContext } from "./question.ts";

export type WeatherConfig = {
  baseUrl: string;
  /** Null when the municipality's coordinates are not configured. */
  place: { latitude: number; longitude: number } | null;
};

/** Degrees Celsius; codes are those of the World Meteorological Organization. */
export type WeatherReport = {
  now: { temperature: number; code: number };
  days: { date: string; code: number; max: number; min: number; rainChance: number | null }[];
};

export type Weather = {
  isPlaceKnown: boolean;
  /** Null when the service cannot be reached in time, or when its answer cannot be used. */
  report: (context: AssistantContext) => Promise<WeatherReport | null>;
};

const LIMIT_MS = 5_000;
/** The forecast changes once an hour; a service that fails is not asked again for a while. */
const FRESH_MS = 15 * 60_000;
const FAILED_MS = 30_000;

const forecastSchema = z.object({
  current: z.object({ temperature_2m: z.number(), weather_code: z.int() }),
  daily: z.object({
    time: z.array(z.iso.date()),
    weather_code: z.array(z.int()),
    temperature_2m_max: z.array(z.number()),
    temperature_2m_min: z.array(z.number()),
    precipitation_probability_max: z.array(z.number().nullable()),
  }),
});

/** The weather of the municipality from Open-Meteo; no person's data are sent there. */
export function createWeather({ baseUrl, place }: WeatherConfig, limitMs = LIMIT_MS): Weather {
  let kept: { report: WeatherReport | null; until: number } | null = null;
  return {
    isPlaceKnown: place !== null,
    report: async (context) => {
      if (!place) return null;
      const now = context.clock().getTime();
      if (kept && now < kept.until) return kept.report;
      const address = forecastAddress(baseUrl, place, context.config.timeZone);
      const report = await fetchReport(address, limitMs).catch((error: unknown) => {
        context.log.error("weather-failed", kindOf(error));
        return null;
      });
      kept = { report, until: now + (report ? FRESH_MS : FAILED_MS) };
      return report;
    },
  };
}

function forecastAddress(
  baseUrl: string,
  { latitude, longitude }: { latitude: number; longitude: number },
  timeZone: string,
): URL {
  const address = new URL("v1/forecast", baseUrl.endsWith("/") ? baseUrl : `${baseUrl}/`);
  address.search = new URLSearchParams({
    latitude: String(latitude),
    longitude: String(longitude),
    current: "temperature_2m,weather_code",
    daily: "weather_code,temperature_2m_max,temperature_2m_min,precipitation_probability_max",
    timezone: timeZone,
    forecast_days: "2",
  }).toString();
  return address;
}

async function fetchReport(address: URL, limitMs: number): Promise<WeatherReport> {
  const response = await fetch(address, { signal: AbortSignal.timeout(limitMs) });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`the weather service answered ${response.status}`);
  }
  const { current, daily } = forecastSchema.parse(await response.json());
  const days = daily.time.flatMap((date, index) => {
    const code = daily.weather_code[index];
    const max = daily.temperature_2m_max[index];
    const min = daily.temperature_2m_min[index];
    const rainChance = daily.precipitation_probability_max[index] ?? null;
    if (code === undefined || max === undefined || min === undefined) return [];
    return [{ date, code, max, min, rainChance }];
  });
  return { now: { temperature: current.temperature_2m, code: current.weather_code }, days };
}
