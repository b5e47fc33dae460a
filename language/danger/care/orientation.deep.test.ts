import { expect, test } from "vitest";
import { recognise } from "../index.ts";
import { combine } from "../testing/said.ts";
import { NO_WAY, OUTDOORS, STUCK } from "./testing/orientation.ts";

test.each(combine(["", "hija, "], [...NO_WAY, ...STUCK]))("orientation helps: %s", (text) => {
  expect(recognise(text)).toEqual({ danger: null, care: "orientation" });
});

test.each(OUTDOORS)("out of doors it is danger: %s", (place) => {
  expect(recognise(`${place} y no sé por dónde tirar`).danger).toBe("lost");
});

test.each(["mi padre no responde"])("who stands still may be in danger: %s", (text) => {
  expect(recognise(text).danger).not.toBeNull();
});

test.each(["no sé en qué entretenerme"])("who is bored is answered as always: %s", (text) => {
  expect(recognise(text)).toEqual({ danger: null, care: null });
});
