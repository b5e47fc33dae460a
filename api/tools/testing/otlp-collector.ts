import { serveLocally } from "./local-server.ts";

type Value = { stringValue?: string; intValue?: string | number };
type Attribute = { key: string; value: Value };

export type CollectedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId: string;
  name: string;
  attributes: Attribute[];
};

type Traces = {
  resourceSpans: { scopeSpans: { scope: { name: string }; spans: CollectedSpan[] }[] }[];
};
type Metrics = { resourceMetrics: { scopeMetrics: { metrics: { name: string }[] }[] }[] };

/** What switches a portal's telemetry on, sent as JSON to `url` at short intervals. */
const telemetryTo = (url: string) => ({
  OTEL_DENO: "true",
  OTEL_DENO_TRACING: "false",
  OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
  OTEL_EXPORTER_OTLP_ENDPOINT: url,
  OTEL_BSP_SCHEDULE_DELAY: "100",
  OTEL_METRIC_EXPORT_INTERVAL: "200",
});

/** A collector that takes every connection and never answers. */
export function startDeafCollector() {
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const taken: Deno.Conn[] = [];
  const ended = (async () => {
    for await (const connection of listener) taken.push(connection);
  })();
  return {
    env: telemetryTo(`http://127.0.0.1:${listener.addr.port}`),
    connections: () => taken.length,
    async stop() {
      listener.close();
      await ended;
      for (const connection of taken) connection.close();
    },
  };
}

/** Takes what Deno's exporter sends as JSON, and keeps all of it. */
export function startCollector() {
  const bodies: { path: string; text: string }[] = [];
  const server = serveLocally(async (request) => {
    bodies.push({ path: new URL(request.url).pathname, text: await request.text() });
    return Response.json({});
  });
  const sentTo = <T>(path: string): T[] =>
    bodies.filter((one) => one.path === path).map(({ text }) => JSON.parse(text));
  const scopes = () =>
    sentTo<Traces>("/v1/traces").flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans),
    );
  return {
    env: telemetryTo(server.url),
    spans: () => scopes().flatMap(({ spans }) => spans),
    /** Whose spans these are: ours, or those that Deno makes by itself. */
    scopes: () => [...new Set(scopes().map(({ scope }) => scope.name))],
    metrics: () =>
      sentTo<Metrics>("/v1/metrics").flatMap(({ resourceMetrics }) =>
        resourceMetrics.flatMap(({ scopeMetrics }) =>
          scopeMetrics.flatMap(({ metrics }) => metrics),
        ),
      ),
    /** All that was sent, logs too. */
    text: () => bodies.map(({ text }) => text).join("\n"),
    stop: server.close,
  };
}

export const attributeOf = ({ attributes }: CollectedSpan, name: string) => {
  const { value } = attributes.find(({ key }) => key === name) ?? {};
  return value?.stringValue ?? (value?.intValue === undefined ? undefined : Number(value.intValue));
};
