import { useScreen } from "@acompana/kit/area";
import { type Memory, readMedia, toMemory } from "@acompana/kit/viewer";
import useSWR from "swr";
import { lacksConsent } from "../support-dashboard/shared-view.ts";

/** All memories of the person, newest first. */
export function useMemories(userId: string, onNoConsent: () => void) {
  const { api } = useScreen();
  const read = async (): Promise<Memory[]> => {
    const items = await readMedia(api, userId);
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
