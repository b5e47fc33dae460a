import { unwrap } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";

/** Gives a person a new PIN of four digits, alone or agreed with them; '' takes it away. */
export function useSetPin() {
  const { api } = useScreen();
  return async (userId: string, pin: string, isAgreed = false): Promise<void> => {
    const body = isAgreed ? { pin, pinAgreed: true } : { pin };
    await unwrap(api.PUT("/api/users/{userId}/pin", { params: { path: { userId } }, body }));
  };
}
