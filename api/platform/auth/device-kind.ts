/** The first that fits counts: most browsers also name the ones that they resemble. */
const SYSTEMS: [RegExp, string][] = [
  [/iPad/, "iPad"],
  [/iPhone/, "iPhone"],
  [/Android.*Mobile/, "Móvil Android"],
  [/Android/, "Tableta Android"],
  [/Windows/, "Ordenador con Windows"],
  [/CrOS/, "Chromebook"],
  // An iPad that asks for pages made for computers says that it is a Mac.
  [/Macintosh/, "Mac o iPad"],
  [/Linux/, "Ordenador con Linux"],
];

const BROWSERS: [RegExp, string][] = [
  [/Edg/, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser/, "Samsung Internet"],
  [/Firefox|FxiOS/, "Firefox"],
  [/Chrome|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
];

/** Far more than browsers send. */
const LONGEST = 400;

const OTHER = "Otro dispositivo";

/** What its owner knows a device by, such as 'Móvil Android, con Chrome': no version, no model. */
export function deviceKindOf(userAgent: string | null): string {
  const text = userAgent?.slice(0, LONGEST) ?? "";
  const find = (kinds: [RegExp, string][]) => kinds.find(([pattern]) => pattern.test(text))?.[1];
  const system = find(SYSTEMS) ?? OTHER;
  const browser = find(BROWSERS);
  return browser ? `${system}, con ${browser}` : system;
}
