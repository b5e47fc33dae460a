const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Unit = readonly [seconds: number, single: string, one: string, many: string];

const UNITS: readonly Unit[] = [
  [DAY, "un día", "1 día", "días"],
  [HOUR, "una hora", "1 hora", "horas"],
  [MINUTE, "un minuto", "1 minuto", "minutos"],
  [1, "un segundo", "1 segundo", "segundos"],
];

const list = new Intl.ListFormat("es", { type: "conjunction" });

/** How long something lasted, whole seconds, to the second: '1 minuto y 15 segundos'. */
export function durationInWords(seconds: number): string {
  return partsOf(seconds, ([, , one]) => one);
}

/**
 * How long to wait, in seconds: 'un segundo', '30 segundos', '2 minutos', 'una hora y 30 minutos',
 * '6 horas'. Rounded up to whole seconds, from a minute on to whole minutes and from a day on to
 * whole hours, so that nobody comes back too early; the least is a second.
 */
export function waitInWords(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  const minutes = whole < MINUTE ? whole : Math.ceil(whole / MINUTE) * MINUTE;
  const hours = minutes < DAY ? minutes : Math.ceil(minutes / HOUR) * HOUR;
  return partsOf(hours, ([, single]) => single);
}

/** The units that are not zero, as a sentence has them. */
function partsOf(seconds: number, single: (unit: Unit) => string): string {
  const parts: string[] = [];
  let left = seconds;
  for (const unit of UNITS) {
    const [size, , , many] = unit;
    const count = Math.floor(left / size);
    left -= count * size;
    if (count > 0) parts.push(count === 1 ? single(unit) : `${count} ${many}`);
  }
  return parts.length > 0 ? list.format(parts) : "0 segundos";
}
