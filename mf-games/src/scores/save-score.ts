import { answer, type components } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { useCallback } from "react";

export type GameResult = components["schemas"]["CreateScore"];

/**
 * How every game keeps a result: for the person who is signed in; whoever plays without a session
 * leaves no trace. A save that does not succeed is only logged: nothing disturbs the player's joy.
 */
export function useSaveScore(): (result: GameResult) => Promise<void> {
  const { api, session } = useScreen();
  const userId = session?.role === "person" ? session.user.id : null;
  return useCallback(
    async (result) => {
      if (userId === null) return;
      try {
        await answer(
          api.POST("/api/users/{userId}/scores", {
            params: { path: { userId } },
            body: result,
            // The last pair may be followed at once by closing the tablet's cover.
            keepalive: true,
          }),
        );
      } catch (error) {
        reportError(error);
      }
    },
    [api, userId],
  );
}
