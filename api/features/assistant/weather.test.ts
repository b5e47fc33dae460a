import { afterEach, describe, expect, test } from "vitest";
import { type LocalServer, serveLocally } from "../../tools/testing/local-server.ts";
import { assistantContext } from "../../tools/testing/questions.ts";
import { createWeather } from "./weather.ts";

const PLACE = { latitude: 40.63, longitude: -3.17 };
const MINUTE = 60_000;

/** As the public service answers. */
const FORECAST = {
  latitude: 40.625,
  longitude: -3.1875,
  generationtime_ms: 0.0641345977783203,
  utc_offset_seconds: 3600,
  timezone: "Europe/Madrid",
  timezone_abbreviation: "GMT+1",
  elevation: 708,
  current_units: {
    time: "iso8601",
    interval: "seconds",
    temperature_2m: "°C",
    weather_code: "wmo code",
  },
  current: { time: "2026-03-02T11:00", interval: 900, temperature_2m: 12.4, weather_code: 3 },
  daily_units: {
    time: "iso8601",
    weather_code: "wmo code",
    temperature_2m_max: "°C",
    temperature_2m_min: "°C",
    precipitation_probability_max: "%",
  },
  daily: {
    time: ["2026-03-02", "2026-03-03"],
    weather_code: [3, 61],
    temperature_2m_max: [16.2, 11.9],
    temperature_2m_min: [1.1, 4.3],
    precipitation_probability_max: [10, null],
  },
};

const servers: LocalServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map(({ close }) => close()));
});

function serve(handler: (request: Request) => Response | Promise<Response>): string {
  const server = serveLocally(handler);
  servers.push(server);
  return server.url;
}

test("asks for the municipality’s place and the portal’s zone, and for nothing else", async () => {
  const asked: string[] = [];
  const baseUrl = serve((request) => {
    asked.push(request.url);
    return Response.json(FORECAST);
  });
  const report = await createWeather({ baseUrl, place: PLACE }).report(assistantContext());
  expect(report).toEqual({
    now: { temperature: 12.4, code: 3 },
    days: [
      { date: "2026-03-02", code: 3, max: 16.2, min: 1.1, rainChance: 10 },
      { date: "2026-03-03", code: 61, max: 11.9, min: 4.3, rainChance: null },
    ],
  });
  const { pathname, searchParams } = new URL(asked[0] ?? "");
  expect(pathname).toBe("/v1/forecast");
  expect(Object.fromEntries(searchParams)).toEqual({
    latitude: "40.63",
    longitude: "-3.17",
    current: "temperature_2m,weather_code",
    daily: "weather_code,temperature_2m_max,temperature_2m_min,precipitation_probability_max",
    timezone: "Europe/Madrid",
    forecast_days: "2",
  });
});

test("a path in the base address is kept", async () => {
  const paths: string[] = [];
  const baseUrl = serve((request) => {
    paths.push(new URL(request.url).pathname);
    return Response.json(FORECAST);
  });
  await createWeather({ baseUrl: `${baseUrl}/tiempo`, place: PLACE }).report(assistantContext());
  expect(paths).toEqual(["/tiempo/v1/forecast"]);
});

test("a report is used for a quarter of an hour", async () => {
  let calls = 0;
  const baseUrl = serve(() => {
    calls += 1;
    return Response.json(FORECAST);
  });
  const weather = createWeather({ baseUrl, place: PLACE });
  const start = Date.parse("2026-03-02T10:00:00Z");
  for (const minutes of [0, 1, 14, 15, 20]) {
    const now = new Date(start + minutes * MINUTE).toISOString();
    expect(await weather.report(assistantContext({ now }))).not.toBeNull();
  }
  expect(calls).toBe(2);
});

test("without a place nothing is asked", async () => {
  let calls = 0;
  const baseUrl = serve(() => {
    calls += 1;
    return Response.json(FORECAST);
  });
  const weather = createWeather({ baseUrl, place: null });
  expect(weather.isPlaceKnown).toBe(false);
  expect(await weather.report(assistantContext())).toBeNull();
  expect(calls).toBe(0);
});

describe("there is no report, and no error either, when the service", () => {
  const LIMIT_MS = 100;
  const cut = () =>
    new Response(
      new ReadableStream({
        start: (controller) => {
          controller.enqueue(new TextEncoder().encode('{"current":'));
          controller.error(new Error("cut"));
        },
      }),
    );
  const never = () => new Promise<Response>(() => {});
  const endless = () =>
    new Response(
      new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode('{"current":')),
      }),
    );

  test.each<[string, () => Response | Promise<Response>]>([
    ["is busy", () => Response.json({ error: true, reason: "limit" }, { status: 429 })],
    ["is broken", () => new Response("<html>", { status: 502 })],
    ["sends no JSON", () => new Response("<html>hola</html>")],
    ["sends another JSON", () => Response.json({ current: { temperature_2m: "12" } })],
    ["sends no days", () => Response.json({ ...FORECAST, daily: null })],
    ["cuts the answer", cut],
    ["never answers", never],
    ["never ends its answer", endless],
  ])("%s", async (_, handler) => {
    const weather = createWeather({ baseUrl: serve(handler), place: PLACE }, LIMIT_MS);
    expect(await weather.report(assistantContext())).toBeNull();
  });

  test("is not there", async () => {
    const stopped = serveLocally(() => Response.json(FORECAST));
    await stopped.close();
    const weather = createWeather({ baseUrl: stopped.url, place: PLACE }, LIMIT_MS);
    expect(await weather.report(assistantContext())).toBeNull();
  });

  test("failed a moment ago: it is left alone for half a minute", async () => {
    let calls = 0;
    const baseUrl = serve(() => {
      calls += 1;
      return new Response(null, { status: 500 });
    });
    const weather = createWeather({ baseUrl, place: PLACE }, LIMIT_MS);
    for (const second of ["00", "29", "30"]) {
      await weather.report(assistantContext({ now: `2026-03-02T10:00:${second}.000Z` }));
    }
    expect(calls).toBe(2);
  });
});
