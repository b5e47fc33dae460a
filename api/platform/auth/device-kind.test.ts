import { expect, test } from "vitest";
import { deviceKindOf } from "./device-kind.ts";

const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0";

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/140.0`,
    "Ordenador con Windows, con Edge",
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`,
    "Móvil Android, con Chrome",
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Safari/537.36`, "Tableta Android, con Chrome"],
  [
    "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    "Ordenador con Linux, con Firefox",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15",
    "Mac o iPad, con Safari",
  ],
  [
    "Mozilla/5.0 (Linux; Android 15) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36",
    "Móvil Android, con Samsung Internet",
  ],
  ["curl/8.5.0", "Otro dispositivo"],
  ["", "Otro dispositivo"],
  [null, "Otro dispositivo"],
  [`${"x".repeat(400)} (Windows NT 10.0)`, "Otro dispositivo"],
])("'%s' is '%s'", (userAgent, kind) => {
  expect(deviceKindOf(userAgent)).toBe(kind);
});
