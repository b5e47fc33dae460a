import { unwrap } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";

/** Gives a person a new PIN of four digits; '' takes it away. */
export function useSetPin() {
  const { api } = useScreen();
  return async (userId: string, pin: string): Promise<void> => {
    await unwrap(
      api.PUT("/api/users/{userId}/pin", { params: { path: { userId } }, body: { pin } }),
    );
  };
}
