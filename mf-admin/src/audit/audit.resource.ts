import { ApiError, answer, type components } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { useState } from "react";
import useSWR from "swr";

export type AuditEvent = components["schemas"]["AuditEvent"];

/** How many are asked for at once. The server keeps those of one moment together. */
const PAGE = 50;

/** What was done with a person's data, newest first, page by page. */
export function useAudit(userId: string) {
  const { api } = useScreen();
  const [older, setOlder] = useState<AuditEvent[]>([]);
  const [ended, setEnded] = useState(false);

  const read = (before?: string) =>
    answer(
      api.GET("/api/users/{id}/audit", {
        params: { path: { id: userId }, query: { limit: PAGE, ...(before && { before }) } },
      }),
    );
  const { data, error, isValidating, mutate } = useSWR(["audit", userId], () => read());
  const events = data && [...data, ...older];

  /** Adds the next page. Resolves to how many events it brought. */
  async function readOlder(): Promise<number> {
    const page = await read(events?.at(-1)?.at);
    setOlder((all) => [...all, ...page]);
    if (page.length < PAGE) setEnded(true);
    return page.length;
  }

  return {
    events: error ? undefined : events,
    failed: error !== undefined && !isValidating,
    unknown: error instanceof ApiError && error.status === 404,
    /** Whether the end was reached page by page. */
    readToEnd: ended,
    ended: ended || (data !== undefined && data.length < PAGE),
    retry: () => void mutate(),
    readOlder,
  };
}
