import { useState } from "react";
import { ApiError, type components, unwrap } from "../api/index.ts";
import { useScreen } from "../area/index.ts";
import { resource, useReading } from "../reading/index.ts";

export type AuditEvent = components["schemas"]["AuditEvent"];

const audit = resource("audit");

/** How many are asked for at once. The server keeps those of one moment together. */
const PAGE = 50;

/**
 * What was done with a person's data, newest first, page by page.
 *
 * @param by 'others': without what the person themselves did; an API of an earlier release sends
 *   that too
 */
export function useAuditTrail(userId: string, by?: "others") {
  const { api } = useScreen();
  const [older, setOlder] = useState<AuditEvent[]>([]);
  const [ended, setEnded] = useState(false);

  const read = (before?: string) =>
    unwrap(
      api.GET("/api/users/{userId}/audit", {
        params: {
          path: { userId },
          query: { limit: PAGE, ...(before && { before }), ...(by && { by }) },
        },
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
