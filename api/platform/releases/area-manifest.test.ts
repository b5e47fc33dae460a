import { describe, expect, it } from "vitest";
import { type AreaManifest, contradictions, manifestSchema } from "./area-manifest.ts";

const landing = { title: "Portada", role: "none", parent: "landing" } as const;
const screen = { title: "Radio", role: "person", parent: "landing" } as const;
const icon = { name: "radio", nodes: [["path", { d: "M0 0" }]] as [string, { d: string }][] };
const card = { title: "Radio", icon, screen: "radio", order: 70 };

const shell: AreaManifest = { screens: { landing }, homeCards: [] };
const radio: AreaManifest = { screens: { radio: screen }, homeCards: [card] };
const signIn = { ...screen, kind: "sign-in" } as const;

it("a drawing has both of each pair: what is drawn, and how", () => {
  const withPair = (pair: unknown) => {
    const drawn = { ...card, icon: { ...icon, nodes: [pair] } };
    return manifestSchema.safeParse({ ...radio, homeCards: [drawn] }).success;
  };
  expect(withPair(["path", { d: "M0 0" }])).toBe(true);
  for (const pair of [["path"], [], ["path", {}, {}]]) expect(withPair(pair)).toBe(false);
});

describe("what the areas of one portal declare", () => {
  it("fits together", () => {
    expect(contradictions({ shell, radio })).toEqual([]);
  });

  it.each<[string, Record<string, AreaManifest>, string]>([
    [
      "a screen of two areas",
      { radio, music: { ...radio, homeCards: [] } },
      "radio y music: la pantalla «radio» está dos veces",
    ],
    [
      "two ways to sign in to one role",
      { radio: { screens: { one: signIn, other: signIn }, homeCards: [] } },
      "radio y radio: «sign-in» de «person» está dos veces",
    ],
    [
      "two overlays beside the screens of one role",
      {
        radio: { ...radio, overlay: "person" },
        music: { screens: {}, homeCards: [], overlay: "person" },
      },
      "radio y music: la capa de «person» está dos veces",
    ],
    [
      "a parent that nobody declares",
      { radio: { screens: { radio: { ...screen, parent: "attic" } }, homeCards: [] } },
      "radio: la pantalla «radio» cuelga de «attic», que no existe",
    ],
    [
      "a card that leads to another area's screen",
      { radio: { ...radio, homeCards: [{ ...card, screen: "landing" }] } },
      "radio: la tarjeta «Radio» lleva a «landing», que no es suya",
    ],
  ])("%s is named with its areas", (_case, areas, sentence) => {
    expect(contradictions({ shell, ...areas })).toEqual([sentence]);
  });

  it.each<[string, object]>([
    ["an unknown role", { screens: { radio: { ...screen, role: "guest" } } }],
    ["an unknown kind", { screens: { radio: { ...screen, kind: "first" } } }],
    ["a screen without a title", { screens: { radio: { ...screen, title: "" } } }],
    ["an icon that was not drawn", { homeCards: [{ ...card, icon: "radio" }] }],
    ["a card that is live in words", { homeCards: [{ ...card, isLive: "yes" }] }],
    ["a view without a title", { screens: { radio: { ...screen, views: { live: "" } } } }],
    ["a title that fills a page", { screens: { radio: { ...screen, title: "x".repeat(81) } } }],
    [
      "a view's title that does",
      { screens: { radio: { ...screen, views: { a: "x".repeat(81) } } } },
    ],
    ["a card's title that does", { homeCards: [{ ...card, title: "x".repeat(81) }] }],
    ["a card's line that does", { homeCards: [{ ...card, line: "x".repeat(161) }] }],
    ["more cards than a home has room for", { homeCards: Array(51).fill(card) }],
    ["a name that is no name", { screens: { "<radio>": screen } }],
  ])("%s is refused", (_case, wrong) => {
    expect(manifestSchema.safeParse({ ...radio, ...wrong }).success).toBe(false);
    expect(manifestSchema.safeParse(radio).success).toBe(true);
  });

  it("says of a card that its area draws it", () => {
    const live = { ...radio, homeCards: [{ ...card, isLive: true }] };
    expect(manifestSchema.parse(live).homeCards).toEqual([{ ...card, isLive: true }]);
  });

  it("reads over words of an area that is ahead of this portal", () => {
    const ahead = { ...radio, screens: { radio: { ...screen, mood: "calm" } }, sounds: [] };
    expect(manifestSchema.parse(ahead)).toEqual(
      manifestSchema.parse({ ...radio, screens: { radio: screen } }),
    );
  });
});
