import { type components, unwrap } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { resource, useReading, useResourceCache } from "@acompana/kit/reading";
import { useState } from "react";
import type { text } from "../text.ts";

/** What is looked for; whatever is left out does not matter. */
export interface EventFilter {
  person?: string;
  actor?: string;
  group?: Exclude<keyof typeof text.events.groups, "all">;
  from?: string;
  until?: string;
}
type Page = components["schemas"]["MunicipalEventPage"];

const events = resource("municipal-events");
const PAGE = 50;

/** Reads the trail again where it is shown: one's own deed stands in it. */
export function useRenewEvents() {
  const { session } = useScreen();
  const cacheOf = useResourceCache();
  return (): Promise<void> => cacheOf(events, session?.municipality.id ?? "").renew();
}

/** What matches the filter, newest first, page by page. One component shows one filter. */
export function useMunicipalEvents(filter: EventFilter) {
  const { api, session } = useScreen();
  const [older, setOlder] = useState<Page[]>([]);
  const read = (after?: string) =>
    unwrap(
      api.GET("/api/audit", {
        params: { query: { ...filter, limit: PAGE, ...(after && { after }) } },
      }),
    );
  const owner = session?.municipality.id ?? "";
  const reading = useReading(events.key(owner, JSON.stringify(filter)), () => read());
  const { data } = reading;
  const next = (older.at(-1) ?? data)?.next ?? null;

  async function readOlder(): Promise<void> {
    if (next === null) return;
    const page = await read(next);
    setOlder((all) => [...all, page]);
  }

  return {
    reading: { ...reading, data: data && [data, ...older].flatMap((page) => page.events) },
    ended: next === null,
    /** Whether the end was reached page by page. */
    readToEnd: next === null && older.length > 0,
    readOlder,
  };
}

/** All that matches, as the file that the server writes. */
export function useExportEvents() {
  const { api } = useScreen();
  return async (filter: EventFilter): Promise<Blob> => {
    const params = { query: filter };
    const file = await unwrap(api.GET("/api/audit/export", { params, parseAs: "blob" }));
    return file as unknown as Blob;
  };
}
