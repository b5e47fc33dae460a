import { readFileSync } from "node:fs";
import { Ajv2020, type AnySchemaObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { parse } from "yaml";
import { closed, closedWithin, type OpenSchema } from "./closed-schemas.ts";

const FILE = new URL("../../../openapi.yaml", import.meta.url);
const JSON_TYPE = "application/json";
/** Headers that any answer may have and that say nothing of one call. */
const GENERAL_HEADERS = new Set([
  "cache-control",
  "clock-doubtful",
  "connection",
  "content-encoding",
  "content-length",
  "content-security-policy",
  "content-type",
  "cross-origin-resource-policy",
  "date",
  "keep-alive",
  "server",
  "set-cookie",
  "strict-transport-security",
  "transfer-encoding",
  "vary",
  "x-content-type-options",
  "x-request-id",
  "x-robots-tag",
]);
const METHODS = ["get", "post", "put", "patch", "delete"];

type Header = { required?: boolean; schema: AnySchemaObject };
type Media = { schema?: OpenSchema };
type Declared = { content?: Record<string, Media>; headers?: Record<string, Header> };
type Reference = { $ref: string };
type Responses = Record<string, Declared | Reference>;

/** One call of the contract; `at` is where its responses stand, as a JSON pointer. */
type Call = { method: string; path: RegExp; name: string; at: string; responses: Responses };

/** What an answer is compared by. */
export type Asked = { method: string; path: string };

export type ContractResponses = ReturnType<typeof readContract>;

type Document = {
  paths: Record<string, Record<string, { responses: Responses }>>;
  components: { schemas: Record<string, OpenSchema>; responses: Record<string, Declared> };
};

/**
 * The committed contract, as what the API's answers are held to: a field that it does not declare
 * is a fault, though readers are to read over one. Schemas are compiled when the first answer of
 * theirs comes.
 */
export function readContract(text = readFileSync(FILE, "utf8")) {
  const document = closedDocument(parse(text));
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  addFormats.default(ajv);
  ajv.addSchema(document, "contract");
  const calls = callsOf(document.paths);
  const compiled = new Map<string, ValidateFunction>();

  /** What is wrong with a value by the schema at a JSON pointer of the contract. */
  const faultsOf = (pointer: string, value: unknown): string[] => {
    const validate = compiled.get(pointer) ?? ajv.compile(closed({ $ref: `contract#${pointer}` }));
    compiled.set(pointer, validate);
    if (validate(value)) return [];
    const errors = validate.errors ?? [];
    return errors.map(
      ({ instancePath, message, params: { unevaluatedProperty: extra } }) =>
        `${instancePath || "/"} ${extra === undefined ? message : `has the undeclared «${extra}»`}`,
    );
  };

  const find = (call: Call, status: string): [Declared, string] | null => {
    const found = call.responses[status];
    if (!found) return null;
    if (!isReference(found)) return [found, `${call.at}/${status}`];
    const pointer = found.$ref.slice(1);
    const name = pointer.split("/").at(-1) ?? "";
    const shared = document.components.responses[name];
    return shared ? [shared, pointer] : null;
  };

  return {
    /**
     * What an answer says that the contract does not, a sentence each. The answer can still be read
     * afterwards.
     */
    violationsOf: async ({ method, path }: Asked, answer: Response): Promise<string[]> => {
      // What asks for the head alone is answered as a GET is, without the body.
      const asked = method === "HEAD" ? "GET" : method;
      const call = calls.find((one) => one.method === asked && one.path.test(path));
      if (!call) return await violationsOfUnknown(answer, faultsOf);
      const found = find(call, String(answer.status));
      if (!found) return [`${call.name} does not declare ${answer.status}`];
      const [declared, at] = found;
      const wrong = [
        ...wrongHeaders(declared, at, answer, faultsOf),
        ...(await wrongContent(declared, at, { answer, isHead: method === "HEAD" }, faultsOf)),
      ];
      return wrong.map((what) => `${call.name} ${answer.status}: ${what}`);
    },
  };
}

/** Its schemas for answers take no further fields. */
function closedDocument({ paths, components, ...rest }: Document): Document {
  const closeContent = (response: Declared | Reference): void => {
    if (isReference(response)) return;
    for (const media of Object.values(response.content ?? {})) {
      if (media.schema) media.schema = closed(media.schema);
    }
  };
  for (const methods of Object.values(paths)) {
    for (const method of METHODS) {
      for (const one of Object.values(methods[method]?.responses ?? {})) closeContent(one);
    }
  }
  for (const one of Object.values(components.responses)) closeContent(one);
  const schemas = Object.entries(components.schemas).map(([name, schema]) => [
    name,
    closedWithin(schema),
  ]);
  return { ...rest, paths, components: { ...components, schemas: Object.fromEntries(schemas) } };
}

type FaultsOf = (pointer: string, value: unknown) => string[];

function callsOf(paths: Record<string, Record<string, { responses: Responses }>>): Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method): Call[] => {
      const operation = methods[method];
      if (!operation) return [];
      const pattern = path.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&").replaceAll(/\{\w+\}/g, "[^/]+");
      return [
        {
          method: method.toUpperCase(),
          path: new RegExp(`^${pattern}$`),
          name: `${method.toUpperCase()} ${path}`,
          at: `/paths/${escaped(path)}/${method}/responses`,
          responses: operation.responses,
        },
      ];
    }),
  );
}

/** As a step of a JSON pointer in a URI. */
const escaped = (step: string): string =>
  encodeURIComponent(step.replaceAll("~", "~0").replaceAll("/", "~1"));

const isReference = (part: Declared | Reference): part is Reference => "$ref" in part;

/** 'text/csv' of 'text/csv; charset=utf-8'. */
const typeOf = (answer: Response): string =>
  (answer.headers.get("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";

/** A call that there is not is refused in the shape of every error. */
async function violationsOfUnknown(answer: Response, faultsOf: FaultsOf): Promise<string[]> {
  const { status } = answer;
  if (status < 400) return [`a call that the contract does not know is answered with ${status}`];
  if (typeOf(answer) !== JSON_TYPE) return [`an error is told as «${typeOf(answer)}»`];
  if (!answer.body) return [];
  return faultsOf("/components/schemas/Error", await answer.clone().json());
}

function wrongHeaders(
  { headers = {} }: Declared,
  at: string,
  answer: Response,
  faultsOf: FaultsOf,
): string[] {
  const wrong = Object.entries(headers).flatMap(([name, { required }]) => {
    const value = answer.headers.get(name);
    if (value === null) return required ? [`the header ${name} is missing`] : [];
    const faults = faultsOf(`${at}/headers/${escaped(name)}/schema`, value);
    return faults.map((fault) => `the header ${name}: ${fault}`);
  });
  const declared = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
  const others = [...answer.headers.keys()].filter(
    (name) => !declared.has(name) && !GENERAL_HEADERS.has(name),
  );
  return [...wrong, ...new Set(others.map((name) => `the header ${name} is not declared`))];
}

async function wrongContent(
  { content }: Declared,
  at: string,
  { answer, isHead }: { answer: Response; isHead: boolean },
  faultsOf: FaultsOf,
): Promise<string[]> {
  const type = typeOf(answer);
  if (!content) {
    if (type) return [`nothing is declared, and «${type}» comes`];
    return answer.body && (await answer.clone().text())
      ? ["nothing is declared, and a body comes"]
      : [];
  }
  if (!Object.hasOwn(content, type)) return [`the content type «${type}» is not declared`];
  if (type !== JSON_TYPE || isHead) return [];
  const body = await answer.clone().text();
  return faultsOf(`${at}/content/${escaped(type)}/schema`, parsed(body)).map(
    (fault) => `the body: ${fault}`,
  );
}

/** What is no JSON is a text, which no schema of ours takes. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
