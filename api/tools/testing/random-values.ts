import type { Schema } from "./contract.ts";
import { fc } from "./properties.ts";

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.lorem({ maxCount: 5 }),
);

/** Values that keep to a schema as far as it tells; what it leaves open is random. */
export function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return fc.oneof(...choices.map(valuesOf));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const types = [schema.type ?? "string"].flat();
  return fc.oneof(...types.map((type) => valuesOfType(type, schema)));
}

function valuesOfType(type: string, schema: Schema): fc.Arbitrary<unknown> {
  switch (type) {
    case "null":
      return fc.constant(null);
    case "boolean":
      return fc.boolean();
    case "integer":
      return fc.maxSafeInteger().map((value) => between(schema, value));
    case "number":
      return fc.double({ noNaN: true }).map((value) => between(schema, value));
    case "array":
      return fc.array(valuesOf(schema.items ?? {}), { maxLength: schema.maxItems ?? 5 });
    case "object":
      return objectsOf(schema);
    default:
      return textsOf(schema);
  }
}

function between({ minimum = -Infinity, maximum = Infinity }: Schema, value: number): number {
  return Math.min(maximum, Math.max(minimum, value));
}

/** Optional fields come and go. */
export function objectsOf(schema: Schema): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [
    name,
    valuesOf(field),
  ]);
  return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] });
}

function textsOf(schema: Schema): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = 2_000 } = schema;
  if (format === "uuid") return fc.uuid();
  if (format === "date-time") {
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  }
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const sized = fc.string({ unit: "binary", minLength, maxLength });
  const example = typeof schema.example === "string" ? [fc.constant(schema.example)] : [];
  return fc.oneof(text, sized, ...example);
}
