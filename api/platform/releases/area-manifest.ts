import { z } from "@hono/zod-openapi";

/** How parts of drawings may be called. */
const tag = z.string().regex(/^[a-z][a-z0-9-]*$/);
/** How areas and screens may be called. */
const name = tag.max(60);
/** A heading of a page or a card, on a telephone too. */
const title = z.string().min(1).max(80);
/** What the shell compares with what it knows. */
const word = z.string().max(60);
const signedInRole = z.enum(["administrator", "person", "support"]);

const screenSchema = z.object({
  title,
  role: z.enum(["none", ...signedInRole.options]),
  /** `sign-in` is where a role signs in, `home` is where that leads. */
  kind: z.enum(["sign-in", "home"]).optional(),
  /** Where 'Volver' leads when there is no earlier screen. */
  parent: name,
  /** Titles of its views, by the first word of a view's name. */
  views: z.record(name, title).optional(),
});

const attributes = z.record(z.string(), z.string());

/** `items` is for readers of the contract that know of no tuples; its length leaves it no place. */
const node = z.tuple([tag, attributes]).openapi({
  minItems: 2,
  maxItems: 2,
  items: {
    anyOf: [{ type: "string" }, { type: "object", additionalProperties: { type: "string" } }],
  },
});

const iconSchema = z.object({
  name: word,
  nodes: z.array(node).max(50),
});

const homeCardSchema = z.object({
  title,
  icon: iconSchema,
  screen: name,
  order: z.number(),
  /** Which of the portal's hues and drawings the card has. */
  hue: word.optional(),
  line: z.string().max(160).optional(),
  /** The area draws what stands under the title. */
  isLive: z.boolean().optional(),
  /** The fact of the home's own call that stands under the title. */
  news: word.optional(),
});

/** What an area declares in its `area.json`, as its release carries it. */
export const manifestSchema = z
  .object({
    screens: z.record(name, screenSchema),
    /** The role beside whose screens the area's overlay is drawn. */
    overlay: signedInRole.optional(),
    homeCards: z.array(homeCardSchema).max(50),
  })
  .openapi("AreaManifest");

export type AreaManifest = z.infer<typeof manifestSchema>;

/** One screen, with the area that declares it. */
type Declared = {
  area: string;
  screen: string;
  role: string;
  kind?: string | undefined;
  parent: string;
};

/**
 * What does not fit together in the manifests of one portal, a sentence each. An area is checked by
 * its own release alone; only here is it known what the others declare.
 */
export function contradictions(manifests: Record<string, AreaManifest>): string[] {
  const screens: Declared[] = Object.entries(manifests).flatMap(([area, manifest]) =>
    Object.entries(manifest.screens).map(([screen, one]) => ({ area, screen, ...one })),
  );
  const names = new Set(screens.map(({ screen }) => screen));
  const lost = screens.filter(({ parent }) => !names.has(parent));
  return [
    ...twice(screens, ({ screen }) => `la pantalla «${screen}»`),
    ...twice(
      screens.filter(({ kind }) => kind !== undefined),
      ({ kind, role }) => `«${kind}» de «${role}»`,
    ),
    ...twice(
      Object.entries(manifests).flatMap(([area, { overlay }]) =>
        overlay ? { area, overlay } : [],
      ),
      ({ overlay }) => `la capa de «${overlay}»`,
    ),
    ...lost.map(
      ({ area, screen, parent }) =>
        `${area}: la pantalla «${screen}» cuelga de «${parent}», que no existe`,
    ),
    ...strangeCards(manifests),
  ];
}

/** A sentence for whatever more than one screen or area claims. */
function twice<One extends { area: string }>(all: One[], claim: (one: One) => string): string[] {
  const claims = Map.groupBy(all, claim);
  return [...claims]
    .filter(([, owners]) => owners.length > 1)
    .map(
      ([what, owners]) => `${owners.map(({ area }) => area).join(" y ")}: ${what} está dos veces`,
    );
}

/** Cards that lead to a screen which their own area does not have. */
function strangeCards(manifests: Record<string, AreaManifest>): string[] {
  return Object.entries(manifests).flatMap(([area, { screens, homeCards }]) =>
    homeCards
      .filter(({ screen }) => !Object.hasOwn(screens, screen))
      .map(
        ({ title, screen }) => `${area}: la tarjeta «${title}» lleva a «${screen}», que no es suya`,
      ),
  );
}
