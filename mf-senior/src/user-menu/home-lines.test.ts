import { describe, expect, test } from "vitest";
import { activityLine, chatLine, galleryLine, gamesLine, messagesLine } from "./home-lines.ts";

const NOW = new Date("2026-03-10T12:00:00Z");
const MADRID = "Europe/Madrid";

const seen = { seen: true };
const unread = { seen: false };

describe("the lines of the home's cards", () => {
  test.each([
    [null, "nunca"],
    ["2026-03-10T08:00:00Z", "hoy"],
    ["2026-03-09T08:00:00Z", "ayer"],
    ["2026-03-08T08:00:00Z", "hace 2 días"],
    ["2026-03-03T08:00:00Z", "hace 7 días"],
    ["2026-03-02T08:00:00Z", "hace más de una semana"],
  ])("a game or a conversation at %s was %s", (instant, when) => {
    const last = instant ? new Date(instant) : null;
    expect(gamesLine(last, NOW, MADRID)).toBe(`Jugaste ${when}`);
    expect(chatLine(last, NOW, MADRID)).toBe(`Última conversación: ${when}`);
  });

  test("'hoy' is a day of the portal's time zone", () => {
    const halfPastMidnightInMadrid = new Date("2026-03-09T23:30:00Z");
    expect(gamesLine(halfPastMidnightInMadrid, NOW, MADRID)).toBe("Jugaste hoy");
    expect(gamesLine(halfPastMidnightInMadrid, NOW, "UTC")).toBe("Jugaste ayer");
  });

  test.each([
    [0, "No hay archivos guardados"],
    [1, "1 archivo guardado"],
    [12, "12 archivos guardados"],
  ])("%i kept files", (files, line) => {
    expect(galleryLine(files)).toBe(line);
  });

  test.each([
    [0, "Sin actividad esta semana"],
    [1, "1 día activo esta semana"],
    [7, "7 días activo esta semana"],
  ])("%i active days", (days, line) => {
    expect(activityLine(days)).toBe(line);
  });

  test.each([
    [[], "No hay mensajes"],
    [[seen, seen], "Todos los mensajes vistos"],
    [[seen, unread], "1 mensaje nuevo"],
    [[unread, unread, seen], "2 mensajes nuevos"],
  ])("support messages %j", (messages, line) => {
    expect(messagesLine(messages)).toBe(line);
  });
});
