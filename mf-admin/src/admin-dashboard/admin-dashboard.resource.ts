import { sentenceOf, unwrap } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { useRef } from "react";
import { text } from "../text.ts";
import type { User } from "../user.ts";

/** Opens an older person's home for the administrator, who types that person's PIN. */
export function useEnterHome() {
  const { api, enter, notify } = useScreen();
  const opening = useRef(false);

  const verify = (user: User, pin: string) =>
    unwrap(
      api.POST("/api/users/{userId}/verify-pin", {
        params: { path: { userId: user.id } },
        body: { pin },
      }),
    );
  const open = () => enter({ role: "person" });

  /** For someone without a PIN: the empty one is right. */
  async function openWithoutPin(user: User): Promise<void> {
    if (opening.current) return;
    opening.current = true;
    try {
      const { valid } = await verify(user, "");
      if (valid) return await open();
      await notify.alert(text.user.pinWrong);
    } catch (error) {
      await notify.alert(sentenceOf(error) ?? text.user.pinFailed);
    } finally {
      opening.current = false;
    }
  }

  return { verify, open, openWithoutPin };
}
