import { type ApiClient, answer } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { type MediaItem, type Memory, toMemory } from "@acompana/kit/viewer";
import useSWR from "swr";
import { lacksConsent } from "../support-dashboard/shared-view.ts";

/** The API's longest page. */
const PAGE = 2000;

/** All memories of the person, newest first. */
export function useMemories(userId: string, onNoConsent: () => void) {
  const { api } = useScreen();
  const read = async (): Promise<Memory[]> => {
    const items = await readAll(api, userId);
    return items.map((item) => toMemory(item, { userId, role: "support" }));
  };
  const { data, error, isValidating, mutate } = useSWR(["memories", userId], read, {
    onError: (failure: unknown) => lacksConsent(failure) && onNoConsent(),
  });
  return {
    memories: data,
    /** None while it is read again, nor when it is the consent: then the whole view turns. */
    error: data || isValidating || lacksConsent(error) ? undefined : error,
    retry: () => void mutate().catch(() => {}),
  };
}

async function readAll(api: ApiClient, userId: string, before?: string): Promise<MediaItem[]> {
  const query = { limit: PAGE, ...(before && { before }) };
  const call = { params: { path: { userId }, query } };
  const page = await answer(api.GET("/api/users/{userId}/media", call));
  if (page.length < PAGE) return page;
  return [...page, ...(await readAll(api, userId, page.at(-1)?.uploadedAt))];
}
