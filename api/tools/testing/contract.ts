import type { Role } from "../../db/schema/roles.ts";
import { openApiDocument } from "../../openapi.ts";
import type { Program } from "../../platform/policy.ts";

/** The part of JSON Schema that the contract uses. */
export type Schema = {
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  minLength?: number;
  maxLength?: number;
  "x-max-characters"?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  example?: unknown;
  default?: unknown;
};

type Parameter = {
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  schema: Schema;
  example?: unknown;
};

export type Operation = {
  id: string;
  method: string;
  /** As published, with `{names}`. */
  path: string;
  parameters: Parameter[];
  /** What it takes when that is JSON. */
  json: { schema: Schema; example: Record<string, unknown> } | null;
  /** What it takes when that is a form with files. */
  form: Schema | null;
  takesBody: boolean;
  /** The body may not be left out. */
  mustSend: boolean;
  /** Whose session or proof it asks for; empty when anyone may call it. */
  roles: (Role | Program)[];
};

type Content = { schema: Schema; example?: unknown; examples?: Record<string, { value: unknown }> };

type PublishedOperation = {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, Content> };
  security?: Partial<Record<Role | Program, string[]>>[];
};

/** The document that `openapi.yaml` is written from, with every reference put in its place. */
const document = withoutReferences(JSON.parse(JSON.stringify(openApiDocument()))) as {
  paths: Record<string, Record<string, PublishedOperation>>;
};

/** Every published call. Tests over all of them include a new one without being changed. */
export const OPERATIONS: Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, published]) => toOperation(method, path, published)),
);

function toOperation(method: string, path: string, published: PublishedOperation): Operation {
  const security = published.security ?? [];
  const json = published.requestBody?.content["application/json"];
  return {
    id: published.operationId,
    method: method.toUpperCase(),
    path,
    parameters: published.parameters ?? [],
    json: json ? { schema: json.schema, example: exampleOf(json) } : null,
    form: published.requestBody?.content["multipart/form-data"]?.schema ?? null,
    takesBody: published.requestBody !== undefined,
    mustSend: published.requestBody?.required ?? false,
    roles: security.flatMap((scheme) => Object.keys(scheme) as (Role | Program)[]),
  };
}

function exampleOf({ example, examples }: Content): Record<string, unknown> {
  const [first] = Object.values(examples ?? {});
  return (example ?? first?.value) as Record<string, unknown>;
}

function withoutReferences(root: unknown): unknown {
  const resolve = (value: unknown, depth: number): unknown => {
    if (typeof value !== "object" || value === null || depth > 40) return value;
    if (Array.isArray(value)) return value.map((item) => resolve(item, depth + 1));
    if ("$ref" in value) return resolve(lookUp(root, String(value.$ref)), depth + 1);
    const entries = Object.entries(value).map(([key, item]) => [key, resolve(item, depth + 1)]);
    return Object.fromEntries(entries);
  };
  return resolve(root, 0);
}

function lookUp(root: unknown, reference: string): unknown {
  const steps = reference.replace(/^#\//, "").split("/");
  return steps.reduce((value, step) => (value as Record<string, unknown>)[step], root);
}
