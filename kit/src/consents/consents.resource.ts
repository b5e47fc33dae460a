import { unwrap } from "../api/index.ts";
import { useScreen } from "../area/index.ts";
import { type Reading, resource, useReading } from "../reading/index.ts";
import type { Consents } from "./consent-text.ts";

/** What a person has agreed to. */
export const consents = resource("consents");

/** With whom a person shares, with the history of each consent. */
export function useConsents(userId: string): Reading<Consents> {
  const { api } = useScreen();
  const params = { path: { userId } };
  return useReading(consents.key(userId), () =>
    unwrap(api.GET("/api/users/{userId}/consents", { params })),
  );
}
