/** How a call ended. `route` is a template of the contract, `/api/users/{userId}`: never a path. */
type CallEnd = { route: string; status: number };

/** Spans and metrics. None has an id of a person, a value of a query or an address. */
export type Telemetry = {
  /** A span around a call of the API or a page. */
  call: (method: string, work: () => Promise<CallEnd>) => Promise<void>;
  /** A span around a statement; its text has placeholders where values stand. */
  statement: <T>(text: string, work: () => Promise<T>) => Promise<T>;
};

// What this uses of OpenTelemetry's own interfaces, which Deno declares as `any`.
/** Whole numbers as `bigint`: Deno sends a `number` as a fraction. */
type Attributes = Record<string, string | bigint>;
type Span = {
  updateName: (name: string) => void;
  setAttributes: (attributes: Attributes) => void;
  setStatus: (status: { code: number }) => void;
  end: () => void;
};
type Tracer = {
  startActiveSpan: <T>(
    name: string,
    options: { kind: number; root?: boolean; attributes?: Attributes },
    work: (span: Span) => Promise<T>,
  ) => Promise<T>;
};
type Histogram = { record: (value: number, attributes: Attributes) => void };

const SERVER = 1;
const CLIENT = 2;
const FAILED = { code: 2 };
/** In seconds, from a call that no database is asked for to one that times out. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const LONGEST_TEXT = 2_000;
/** Whatever else a stranger sends as a method would be a metric of its own. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Sends to where `OTEL_EXPORTER_OTLP_ENDPOINT` says, by Deno's own exporter. */
export function openTelemetry(version: string): Telemetry {
  const { tracerProvider, meterProvider } = Deno.telemetry;
  const tracer: Tracer = tracerProvider.getTracer("acompana", version);
  const meter = meterProvider.getMeter("acompana", version);
  const histogram = (name: string, description: string): Histogram =>
    meter.createHistogram(name, {
      description,
      unit: "s",
      advice: { explicitBucketBoundaries: BOUNDS },
    });
  const calls = histogram("acompana.call.duration", "Calls, until their answer begins.");
  const statements = histogram("acompana.statement.duration", "Statements to the database.");
  return {
    call: (given, work) => {
      const method = METHODS.has(given) ? given : "_OTHER";
      // The trace begins here: a stranger's `traceparent` would mix theirs with ours.
      return tracer.startActiveSpan(method, { kind: SERVER, root: true }, async (span) => {
        const from = performance.now();
        try {
          const { route, status } = await work();
          const attributes = {
            "http.request.method": method,
            "http.route": route,
            "http.response.status_code": BigInt(status),
          };
          span.updateName(`${method} ${route}`);
          span.setAttributes(attributes);
          if (status >= 500) span.setStatus(FAILED);
          calls.record((performance.now() - from) / 1_000, attributes);
        } finally {
          span.end();
        }
      });
    },
    statement: (text, work) => {
      const [operation = ""] =
        /^\s*[a-z]+/i.exec(text)?.map((word) => word.trim().toLowerCase()) ?? [];
      const named = { "db.system.name": "postgresql", "db.operation.name": operation };
      const attributes = { ...named, "db.query.text": text.slice(0, LONGEST_TEXT) };
      return tracer.startActiveSpan(operation, { kind: CLIENT, attributes }, async (span) => {
        const from = performance.now();
        try {
          return await work();
        } catch (error) {
          // Without its message, which may hold what somebody wrote.
          span.setStatus(FAILED);
          throw error;
        } finally {
          statements.record((performance.now() - from) / 1_000, named);
          span.end();
        }
      });
    },
  };
}
