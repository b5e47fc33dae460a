import { unwrap } from "../api/index.ts";
import { useScreen } from "../area/index.ts";

/** Keeps with this device whether its ring was heard; resolves to whether it is one to keep it. */
export function useKeepSoundTrial() {
  const { api } = useScreen();
  return async (isHeard: boolean): Promise<boolean> => {
    const { isKept } = await unwrap(api.PUT("/api/devices/this/sound", { body: { isHeard } }));
    return isKept;
  };
}
