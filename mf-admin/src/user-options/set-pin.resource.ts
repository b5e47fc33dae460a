import { ApiError, answer } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { text } from "../text.ts";

/** Gives a person a new PIN of four digits; '' takes it away. */
export function useSetPin() {
  const { api } = useScreen();
  return async (userId: string, pin: string): Promise<void> => {
    await answer(
      api.PUT("/api/users/{id}/pin", { params: { path: { id: userId } }, body: { pin } }),
    );
  };
}

/** What people are told when the PIN stayed as it was. */
export function pinFailure(error: unknown) {
  const known = error instanceof ApiError ? error : null;
  return {
    alert: { message: known?.sentence ?? text.pin.failed },
    fields: known?.refusal.fields,
  };
}
