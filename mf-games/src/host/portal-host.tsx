import { type ApiClient, ApiError, answer, type components } from "@acompana/kit/api";
import { type ScreenProps, useScreen } from "@acompana/kit/area";
import { type ComponentType, useEffect, useMemo } from "react";
import type { Pace } from "../pace/pace.ts";
import { createOutbox, type Delivery } from "../scores/outbox.ts";
import { type GameResult, type GamesHost, GamesHostProvider, memoryStore } from "./games-host.ts";

/**
 * What a screen finds around it. Another federation host than the portal may give less: then the
 * games are played, and leave no trace.
 */
type Surroundings = Partial<Pick<ScreenProps, "api" | "back" | "session" | "store">>;

/** Draws a game in the portal: for whoever is signed in, or for nobody. */
export function inPortal(Game: ComponentType): ComponentType {
  return function PortalGame() {
    const host = usePortalHost();
    return (
      <GamesHostProvider value={host}>
        <Game />
      </GamesHostProvider>
    );
  };
}

/** The portal as a games' host. While it is there, results that waited for the line are sent. */
export function usePortalHost(): GamesHost {
  const { api, back, session, store }: Surroundings = useScreen();
  const userId = session?.role === "person" ? session.user.id : null;
  const { flush, ...host } = useMemo(
    () => portalHost({ api, store }, userId),
    [api, store, userId],
  );

  useEffect(() => {
    void flush();
    addEventListener("online", flush);
    return () => removeEventListener("online", flush);
  }, [flush]);

  return { ...host, back };
}

const NOTHING_KNOWN: KnownGame = { best: null, pace: null };

/** What stays the same while one person plays. */
function portalHost({ api, store = memoryStore() }: Surroundings, userId: string | null) {
  if (!api || userId === null) {
    const readGame = async () => NOTHING_KNOWN;
    return { store, readGame, saveResult: () => {}, savePace: () => {}, flush: async () => {} };
  }
  const outbox = createOutbox({
    store,
    newKey: () => crypto.randomUUID(),
    now: () => Date.now(),
    send: (result, key) => sendResult(api, userId, result, key),
  });
  return {
    store,
    flush: outbox.flush,
    saveResult(result: GameResult) {
      outbox.add(result);
      void outbox.flush();
    },
    readGame: (game: GameType) => readGame(api, userId, game),
    savePace: (game: GameType, pace: Pace) =>
      void sendPace(api, userId, { gameType: game, ...pace }),
  };
}

async function readGame(api: ApiClient, userId: string, game: GameType): Promise<KnownGame> {
  try {
    const games = await answer(
      api.GET("/api/users/{userId}/games", { params: { path: { userId } } }),
    );
    return games.find(({ gameType }) => gameType === game) ?? NOTHING_KNOWN;
  } catch (error) {
    reportError(error);
    return NOTHING_KNOWN;
  }
}

/** What does not arrive is sent with the next round: this browser keeps the pace as well. */
async function sendPace(
  api: ApiClient,
  userId: string,
  body: components["schemas"]["KeepPace"],
): Promise<void> {
  try {
    const params = { path: { userId } };
    await answer(api.PUT("/api/users/{userId}/games/pace", { params, body, keepalive: true }));
  } catch (error) {
    reportError(error);
  }
}

async function sendResult(
  api: ApiClient,
  userId: string,
  result: GameResult,
  key: string,
): Promise<Delivery> {
  if (!navigator.onLine) return "unsent";
  try {
    await answer(
      api.POST("/api/users/{userId}/scores", {
        params: { path: { userId }, header: { "Idempotency-Key": key } },
        body: result,
        // The last pair may be followed at once by closing the tablet's cover.
        keepalive: true,
      }),
    );
    return "done";
  } catch (error) {
    reportError(error);
    return willNeverBeTaken(error) ? "done" : "unknown";
  }
}

/** Refusals of the result itself; a lost session, a busy or broken server may take it later. */
function willNeverBeTaken(error: unknown): boolean {
  return error instanceof ApiError && [400, 403, 404, 409, 413, 422].includes(error.status);
}
