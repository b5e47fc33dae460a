import { expect, test } from "vitest";
import { recognise } from "../index.ts";
import { combine } from "../testing/said.ts";
import { NO_WAY, OUTDOORS, STUCK } from "./testing/orientation.ts";

test.each(combine(["", "hija, "], [...NO_WAY, ...STUCK]).slice(0, 3))(
  "orientation helps: %s",
  (text) => {
    expect(recognise(text)).toEqual({ danger: null, care: "orientation" });
  },
);

test.each(OUTDOORS.slice(0, 3))("out of doors it is danger: %s", (place) => {
  expect(recognise(`${place} y no sé por dónde tirar`).danger).toBe("lost");
});

test.each([
  "mi marido se ha quedado parado y no responde",
  "se ha quedado parado y no respira",
  "mi mujer se ha quedado parada mirando y no contesta",
])("who stands still may be in danger: %s", (text) => {
  expect(recognise(text).danger).not.toBeNull();
});

test.each([
  "me aburro, no sé qué hacer",
  "estoy aburrida y no sé qué hacer",
  "me aburro, ¿qué hago?",
  "no sé qué hacer, qué aburrimiento",
])("who is bored is answered as always: %s", (text) => {
  expect(recognise(text)).toEqual({ danger: null, care: null });
});
