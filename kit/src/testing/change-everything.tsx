import { act } from "@testing-library/react";
import { type State, useSWRConfig } from "swr";
import { resource, useResourceCache } from "../reading/index.ts";
import { renderScreen } from "./render-screen.tsx";

/** As if all that a session has read were changed by it while none of it is on screen. */
export async function changeEverything(cache: Map<string, State>): Promise<void> {
  let renewAll = async () => {};
  function Changes() {
    const { mutate } = useSWRConfig();
    const cacheOf = useResourceCache();
    renewAll = async () => {
      const keys: unknown[] = [];
      await mutate((key) => keys.push(key) < 0);
      for (const key of keys) {
        if (!Array.isArray(key)) continue;
        const [name, ownerId] = key;
        await cacheOf(resource(String(name)), String(ownerId)).renew();
      }
    };
    return null;
  }
  const { unmount } = renderScreen(<Changes />, { cache });
  await act(renewAll);
  unmount();
}
