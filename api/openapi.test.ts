import { getRefId, zodToOpenAPIRegistry } from "@asteasolutions/zod-to-openapi";
import { z } from "@hono/zod-openapi";
import { describe, expect, test } from "vitest";
import { openApiDocument } from "./openapi.ts";
import { apiRoutes } from "./routes.ts";

const document = openApiDocument();
const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method} ${path}`,
    method,
    path,
    operation,
  })),
);

type Part = Record<string, unknown>;

const ref = (name: string) => `#/components/schemas/${name}`;

const isNullable = (schema: object): boolean =>
  "type" in schema && [schema.type].flat().includes("null");

/** All objects within, and itself. */
function partsOf(root: unknown): Part[] {
  if (typeof root !== "object" || root === null) return [];
  const within = Object.values(root).flatMap(partsOf);
  return Array.isArray(root) ? within : [root as Part, ...within];
}

/** All schemas that a value leads to, by whatever holds them. */
function schemasIn(root: unknown, found = new Set<z.ZodType>()): Set<z.ZodType> {
  if (typeof root !== "object" || root === null) return found;
  if (!(root instanceof z.ZodType)) {
    for (const one of Object.values(root)) schemasIn(one, found);
  } else if (!found.has(root)) {
    found.add(root);
    // Getters of what is said only when it is asked for are read too.
    schemasIn(root.def, found);
    if (root instanceof z.ZodLazy) schemasIn(root.unwrap(), found);
  }
  return found;
}

/** The name by which the contract refers to a schema, or to the one that it extends. */
function nameOf(schema: unknown): string | undefined {
  if (!(schema instanceof z.ZodType)) return undefined;
  const { extendedFrom } = zodToOpenAPIRegistry.get(schema)?._internal ?? {};
  const { innerType } = schema.def as { innerType?: unknown };
  return getRefId(schema) ?? extendedFrom?.refId ?? nameOf(innerType);
}

test("every operation has a name of its own", () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

test("a person's id has one name in every path", () => {
  const names = operations.flatMap(({ path }) => /\/users\/\{(\w+)\}/.exec(path)?.[1] ?? []);
  expect(names.length).toBeGreaterThan(20);
  expect([...new Set(names)]).toEqual(["userId"]);
});

describe("what generators read", () => {
  const schemas = document.components?.schemas ?? {};

  test("an object that may be null is one or nothing; no named schema is null itself", () => {
    const nothing = { type: "null" };
    expect(schemas).toMatchObject({
      AreaReleases: {
        properties: { previous: { anyOf: [{ $ref: ref("LoadableArea") }, nothing] } },
      },
      ShownPause: { properties: { pause: { anyOf: [{ $ref: ref("Pause") }, nothing] } } },
    });
    for (const [name, schema] of Object.entries(schemas))
      expect([name, [schema].flat().some(isNullable)]).toEqual([name, false]);
  });

  test("no schema with a name is made `.nullable()`, which loses the null or the name", () => {
    const all = [...schemasIn(apiRoutes().openAPIRegistry.definitions)];
    const named = all.filter((one) => getRefId(one) !== undefined);
    expect(named.length).toBeGreaterThan(100);
    const nullable = all.filter((one) => one instanceof z.ZodNullable);
    expect(nullable.length).toBeGreaterThan(30);
    expect(nullable.map(nameOf).filter((name) => name !== undefined)).toEqual([]);
  });

  test("what is said to be null where there is nothing may be null", () => {
    const said = partsOf(schemas).filter(({ allOf }) =>
      [allOf ?? []].flat().some((one) => /\bnull\b/i.test((one as Part).description as string)),
    );
    expect(said).toEqual([]);
  });

  test("a list with a place for each value has their number", () => {
    const lists = partsOf(schemas).filter(({ prefixItems }) => prefixItems !== undefined);
    expect(lists).not.toEqual([]);
    for (const { prefixItems, minItems, maxItems } of lists) {
      const { length } = prefixItems as unknown[];
      expect([minItems, maxItems]).toEqual([length, length]);
    }
  });

  test("each type of a body has its name", () => {
    const types = partsOf(document.paths).flatMap(({ content }) => Object.keys(content ?? {}));
    expect(types).toContain("image/jpeg");
    expect(types.filter((type) => type.includes("*"))).toEqual([]);
  });
});

describe.each(operations)("$name", ({ operation, method, path }) => {
  test("says what it does, for whom, and under which heading", () => {
    expect(operation.operationId).toMatch(/^[a-z]+[A-Za-z]+$/);
    expect(operation.summary).toMatch(/^[A-Z].{10,}[^.]$/);
    expect(operation.tags).toHaveLength(1);
    expect(operation.security).toBeInstanceOf(Array);
  });

  test("shows an example of every JSON that goes in or out", () => {
    const contents = [operation.requestBody, ...Object.values(operation.responses)].flatMap(
      (part) => (part && "content" in part ? Object.values(part.content) : []),
    );
    for (const content of contents as Record<string, unknown>[]) {
      const isPicture = JSON.stringify(content).includes("binary");
      expect(isPicture || "example" in content || "examples" in content).toBe(true);
    }
  });

  test("names every refusal that can come", () => {
    const statuses = Object.keys(operation.responses);
    const expected = ["400", "500", "503", "507"];
    if (method !== "get") expected.push("403");
    if (operation.requestBody) expected.push("408", "413", "415");
    if (path.includes("{")) expected.push("404");
    expect(statuses).toEqual(expect.arrayContaining(expected));
    // What probes ask is answered under any name.
    expect(statuses.includes("421")).toBe(!["/api/health", "/api/ready"].includes(path));
  });
});
