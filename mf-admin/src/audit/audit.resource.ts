import { ApiError, type components, unwrap } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { resource, useReading } from "@acompana/kit/reading";
import { useState } from "react";

export type AuditEvent = components["schemas"]["AuditEvent"];

const audit = resource("audit");

/** How many are asked for at once. The server keeps those of one moment together. */
const PAGE = 50;

/** What was done with a person's data, newest first, page by page. */
export function useAudit(userId: string) {
  const { api } = useScreen();
  const [older, setOlder] = useState<AuditEvent[]>([]);
  const [ended, setEnded] = useState(false);

  const read = (before?: string) =>
    unwrap(
      api.GET("/api/users/{userId}/audit", {
        params: { path: { userId }, query: { limit: PAGE, ...(before && { before }) } },
      }),
    );
  const reading = useReading(audit.key(userId), () => read());
  const { data, error } = reading;
  const events = data && [...data, ...older];

  /** Adds the next page. Resolves to how many events it brought. */
  async function readOlder(): Promise<number> {
    const page = await read(events?.at(-1)?.at);
    setOlder((all) => [...all, ...page]);
    if (page.length < PAGE) setEnded(true);
    return page.length;
  }

  return {
    reading: { ...reading, data: events },
    unknown: error instanceof ApiError && error.status === 404,
    /** Whether the end was reached page by page. */
    readToEnd: ended,
    ended: ended || (data !== undefined && data.length < PAGE),
    readOlder,
  };
}
