import { unwrap } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import type { Details } from "./details-fields.tsx";
import { useRenewRecord } from "./record.resource.ts";

/** Changes the details that are given of a person; '' clears one that may be missing. */
export function useChangeUser() {
  const { api } = useScreen();
  const renewRecord = useRenewRecord();
  return async (userId: string, details: Partial<Details>): Promise<void> => {
    await unwrap(api.PATCH("/api/users/{userId}", { params: { path: { userId } }, body: details }));
    await renewRecord(userId);
  };
}
