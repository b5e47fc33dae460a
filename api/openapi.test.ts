import { describe, expect, test } from "vitest";
import { openApiDocument } from "./openapi.ts";

const document = openApiDocument();
const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method} ${path}`,
    path,
    operation,
  })),
);

test("every operation has a name of its own", () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

test("a person's id has one name in every path", () => {
  const names = operations.flatMap(({ path }) => /\/users\/\{(\w+)\}/.exec(path)?.[1] ?? []);
  expect(names.length).toBeGreaterThan(20);
  expect([...new Set(names)]).toEqual(["userId"]);
});

describe.each(operations)("$name", ({ operation, path }) => {
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
    const expected = ["500", "503"];
    if (operation.requestBody) expected.push("400", "403", "413", "415");
    if (path.includes("{")) expected.push("404");
    expect(statuses).toEqual(expect.arrayContaining(expected));
  });
});
