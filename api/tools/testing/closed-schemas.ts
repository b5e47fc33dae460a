/** What of a JSON Schema counts here. */
export type OpenSchema = {
  properties?: Record<string, OpenSchema>;
  additionalProperties?: boolean | OpenSchema;
  items?: OpenSchema;
  prefixItems?: OpenSchema[];
  allOf?: OpenSchema[];
  anyOf?: OpenSchema[];
  oneOf?: OpenSchema[];
  [word: string]: unknown;
};

/**
 * The schema of a value as one that takes no field which it does not name. The contract leaves its
 * objects open, as readers are to be tolerant; so a field that an answer has and the contract does
 * not would be seen by nobody.
 */
export const closed = (schema: OpenSchema): OpenSchema => ({
  ...closedWithin(schema),
  unevaluatedProperties: false,
});

/**
 * The same for the values within alone: a named schema, and each part of `allOf`, `anyOf` and
 * `oneOf`, may be one of several that describe one object, which is closed where they have come
 * together.
 */
export function closedWithin(schema: OpenSchema): OpenSchema {
  const { properties, additionalProperties, items, prefixItems, allOf, anyOf, oneOf } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [name, closed(field)]),
      ),
    }),
    ...(typeof additionalProperties === "object" && {
      additionalProperties: closed(additionalProperties),
    }),
    ...(items && { items: closed(items) }),
    ...(prefixItems && { prefixItems: prefixItems.map(closed) }),
    ...(allOf && { allOf: allOf.map(closedWithin) }),
    ...(anyOf && { anyOf: anyOf.map(closedWithin) }),
    ...(oneOf && { oneOf: oneOf.map(closedWithin) }),
  };
}
