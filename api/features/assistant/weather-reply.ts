import { nowIn } from "./moments.ts";
import type { AssistantContext, Question } from "./question.ts";
import type { Weather, WeatherReport } from "./weather.ts";

export const WEATHER_DAYS = ["hoy", "mañana"] as const;
export type WeatherDay = (typeof WEATHER_DAYS)[number];

/** Whoever is not told here is told whom to ask. */
const placeUnknown = (helpPhone: string | null) =>
  "Todavía no sé consultar el tiempo de tu municipio. Pregúntalo en tu ayuntamiento" +
  `${helpPhone ? `: llama al ${helpPhone}` : " o a alguien de tu familia"}. Y si te asomas a la ` +
  "ventana y me cuentas cómo está el día, lo comentamos.";
const UNREACHABLE =
  "Ahora mismo no consigo consultar el tiempo. Pregúntame otra vez dentro de un ratito, por favor.";

const HOT = 33;
const COLD = 4;
const UMBRELLA_FROM = 40;

/** WMO weather codes up to the given one. */
const SKIES: [upTo: number, words: string][] = [
  [0, "cielo despejado"],
  [1, "cielo casi despejado"],
  [2, "algunas nubes"],
  [3, "cielo cubierto"],
  [48, "niebla"],
  [57, "llovizna"],
  [67, "lluvia"],
  [77, "nieve"],
  [82, "chubascos"],
  [86, "chubascos de nieve"],
  [99, "tormenta"],
];

export async function weatherReply(
  context: AssistantContext,
  weather: Weather,
  { day, helpPhone }: { day: WeatherDay } & Pick<Question, "helpPhone">,
): Promise<string> {
  if (!weather.isPlaceKnown) return placeUnknown(helpPhone);
  const report = await weather.report(context);
  const date = nowIn(context)
    .toPlainDate()
    .add({ days: day === "hoy" ? 0 : 1 })
    .toString();
  const forecast = report?.days.find((entry) => entry.date === date);
  if (!report || !forecast) return UNREACHABLE;
  const { max, min } = forecast;
  const opening =
    day === "hoy"
      ? `Ahora mismo tenemos ${skyOf(report.now.code)} y ${degrees(report.now.temperature)}. Hoy la`
      : `Mañana se espera ${skyOf(forecast.code)}. La`;
  const range = `máxima será de ${degrees(max)} y la mínima de ${degrees(min)}.`;
  return [opening, range, ...advice(forecast)].join(" ");
}

const skyOf = (code: number) => SKIES.find(([upTo]) => code <= upTo)?.[1] ?? "tiempo variable";

function degrees(temperature: number): string {
  const whole = Math.round(Math.abs(temperature));
  const unit = whole === 1 ? "grado" : "grados";
  return `${whole} ${unit}${temperature < 0 && whole > 0 ? " bajo cero" : ""}`;
}

function advice({ rainChance, max, min }: WeatherReport["days"][number]): string[] {
  const said: string[] = [];
  if (rainChance !== null && rainChance >= UMBRELLA_FROM) {
    said.push(
      `Hay un ${Math.round(rainChance)} % de probabilidad de lluvia: si sales, lleva paraguas.`,
    );
  }
  if (max >= HOT) said.push("Hará mucho calor: bebe agua a menudo y evita salir a mediodía.");
  if (min <= COLD) said.push("Hará frío: abrígate bien.");
  return said;
}
