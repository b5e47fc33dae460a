import { fc } from "@acompana/kit/testing/properties";
import { describe, expect, test } from "vitest";
import {
  type Heard,
  type RecognitionResultEvent,
  takeResults,
  textOf,
  withHeard,
} from "./recognition.ts";

type State = { text: string; isFinal?: boolean } | undefined;

const event = (states: readonly State[]): RecognitionResultEvent =>
  Object.assign(new Event("result"), {
    results: states.map(
      (state) =>
        state && Object.assign([{ transcript: state.text }], { isFinal: state.isFinal ?? true }),
    ),
  });

const heardIn = (...events: State[][]): string =>
  textOf(events.map(event).reduce<Heard>(takeResults, []));

const final = (text: string) => ({ text });
const interim = (text: string) => ({ text, isFinal: false });

test.each<[string, State[][], string]>([
  ["one event twice", [[final("llama a mi hija")], [final("llama a mi hija")]], "llama a mi hija"],
  ["two equal results", [[final("llama a mi hija"), final("Llama a mi hija.")]], "llama a mi hija"],
  [
    "a growing sentence, all final",
    [[final("llama"), final("llama a"), final("llama a mi hija")]],
    "llama a mi hija",
  ],
  [
    "a growing sentence after another",
    [[final("buenos días"), final("llama"), final("llama a Ana")]],
    "buenos días llama a Ana",
  ],
  ["the last ones first", [[undefined, final("a mi hija")], [final("llama")]], "llama a mi hija"],
  ["a late earlier state", [[final("llama a Ana")], [interim("llama")]], "llama a Ana"],
  ["what was taken back", [[final("llama"), interim("a mí")], [final("llama")]], "llama"],
  ["never final", [[interim("llama a")]], "llama a"],
  ["empty ones among others", [[final(""), final("hola"), final(" ")]], "hola"],
  ["only signs", [[final("…"), final("¿?")]], "…"],
  ["nothing", [[]], ""],
  ["words that only begin alike", [[final("sol"), final("soledad")]], "sol soledad"],
])("%s", (_name, events, text) => expect(heardIn(...events)).toBe(text));

/** Sentences of which none begins with another. */
const parts = fc
  .array(
    fc.array(fc.constantFrom("llama", "a", "mi", "hija", "¿qué", "hora", "es?"), { minLength: 1 }),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  .map((words) => words.map((one, place) => `${"xyzvw"[place]} ${one.join(" ")}`));

describe("whatever the order and however often results are told", () => {
  test("each is there once, in its last state", () => {
    fc.assert(
      fc.property(
        parts,
        fc.array(fc.tuple(fc.nat(4), fc.boolean(), fc.nat(6)), { maxLength: 20 }),
        fc.infiniteStream(fc.nat(100)),
        (texts, before, order) => {
          const alone = (place: number, state: State): State[] => {
            const states: State[] = texts.map(() => undefined);
            states[place] = state;
            return states;
          };
          const early = before.map(([at, isAll, length]) => {
            const grown = texts.map((text) => interim(text.slice(0, length + 1)));
            const place = at % texts.length;
            return isAll ? grown : alone(place, grown[place]);
          });
          const ends = texts
            .map((text, place) => alone(place, final(text)))
            .map((states) => [order.next().value ?? 0, states] as const)
            .sort(([one], [other]) => one - other)
            .map(([, states]) => states);
          expect(heardIn(...early, ...ends, ...early, ...ends)).toBe(texts.join(" "));
        },
      ),
    );
  });

  test("a sentence that grows in results of its own is there once", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("llama", "a", "mi", "hija"), { minLength: 1, maxLength: 8 }),
        fc.array(fc.nat(100), { maxLength: 12 }),
        (words, cuts) => {
          const grown = cuts.map((cut) => final(words.slice(0, cut % words.length).join(" ")));
          const whole = final(words.join(" "));
          expect(heardIn([...grown, whole])).toBe(whole.text);
          expect(heardIn([whole, ...grown])).toBe(whole.text);
        },
      ),
    );
  });
});

test.each([
  ["", "", "hola", "hola"],
  ["Dime ", "", "la hora", "Dime la hora"],
  ["Dime la", "la", "la hora", "Dime la hora"],
  ["la hora, por favor", "la hora", "la hora de comer", "la hora de comer, por favor"],
  ["borrado", "la hora", "la hora", "borrado la hora"],
])("a draft %j with %j heard before and %j now is %j", (draft, before, heard, result) =>
  expect(withHeard(draft, before, heard)).toBe(result),
);
