import {
  type ApiClient,
  ApiError,
  type components,
  newKey,
  reportUnlessOffline,
  unwrap,
} from "@acompana/kit/api";
import { type ScreenProps, useScreen } from "@acompana/kit/area";
import { now as clockNow } from "@acompana/kit/clock";
import { games } from "@acompana/kit/games";
import { createOutbox, type Delivery } from "@acompana/kit/outbox";
import { type CacheOf, useResourceCache } from "@acompana/kit/reading";
import { type ComponentType, useEffect, useMemo } from "react";
import type { AdaptiveDifficulty } from "../adaptive-difficulty/adaptive-difficulty.ts";
import {
  type GameResult,
  type GamesHost,
  GamesHostProvider,
  type GameType,
  type KnownGame,
  memoryStore,
} from "./games-host.ts";
import { nextGame } from "./next-game.ts";

/**
 * What the games need of the portal's screen. Another federation host may give less: then games can
 * be played, and no result is kept.
 */
type PortalContext = Partial<
  Pick<ScreenProps, "api" | "back" | "isCovered" | "navigate" | "session" | "sound" | "store">
>;

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

/** The portal as a games' host. While mounted, it sends results that waited for the network. */
export function usePortalHost(): GamesHost {
  const {
    api,
    back,
    isCovered = false,
    navigate,
    session,
    sound,
    store,
  }: PortalContext = useScreen();
  const userId = session?.role === "person" ? session.user.id : null;
  const cacheOf = useResourceCache();
  const { flush, ...host } = useMemo(
    () => portalHost({ api, store, cacheOf }, userId),
    [api, store, cacheOf, userId],
  );

  useEffect(() => {
    void flush();
    addEventListener("online", flush);
    return () => removeEventListener("online", flush);
  }, [flush]);

  const otherGame = useMemo(() => navigate && otherGameBy(navigate), [navigate]);
  return { ...host, back, isCovered, sound, otherGame };
}

/** 'Volver' then leads to the menu, and not through each game that was played before. */
const otherGameBy = (navigate: ScreenProps["navigate"]) => (than: GameType) => {
  const { screen, title } = nextGame(than);
  return { title, play: () => navigate(screen, undefined, { replaces: true }) };
};

const NOTHING_KNOWN: KnownGame = { pace: null };
/** Whoever has no entry has not played it. */
const NEVER_PLAYED: KnownGame = { best: null, pace: null };

/** The server knows a repeated write for 48 hours; an older one might count twice. */
const KNOWN_MS = 47 * 3600 * 1000;
/** More than anybody plays during an outage. */
const MOST_RESULTS = 100;

const isResult = (kept: unknown): kept is GameResult => typeof kept === "object" && kept !== null;

/** What stays the same while one person plays. */
function portalHost(
  { api, store = memoryStore(), cacheOf }: PortalContext & { cacheOf: CacheOf },
  userId: string | null,
) {
  if (!api || userId === null) {
    const readGame = async () => NOTHING_KNOWN;
    return {
      store,
      readGame,
      saveResult: () => {},
      saveDifficulty: () => {},
      flush: async () => {},
    };
  }
  const outbox = createOutbox({
    store,
    name: "outbox",
    isItem: isResult,
    keptMs: KNOWN_MS,
    most: MOST_RESULTS,
    newKey,
    now: () => clockNow(),
    async send(result, key) {
      const delivery = await sendResult(api, userId, result, key);
      // A menu may have been opened while the result was on its way.
      if (delivery === "done") void cacheOf(games, userId).renew();
      return delivery;
    },
  });
  const read = new Map<GameType, Promise<KnownGame>>();
  return {
    store,
    flush: outbox.flush,
    saveResult(result: GameResult) {
      outbox.add(result);
      void outbox.flush();
    },
    readGame(game: GameType) {
      // As it was when the game was opened; what is played since then the game itself knows.
      const known = read.get(game) ?? readGame(api, userId, game);
      read.set(game, known);
      return known;
    },
    saveDifficulty: (game: GameType, difficulty: AdaptiveDifficulty) =>
      void sendDifficulty(api, userId, { gameType: game, ...difficulty }),
  };
}

async function readGame(api: ApiClient, userId: string, game: GameType): Promise<KnownGame> {
  try {
    const games = await unwrap(
      api.GET("/api/users/{userId}/games", { params: { path: { userId } } }),
    );
    return games.find(({ gameType }) => gameType === game) ?? NEVER_PLAYED;
  } catch (error) {
    reportUnlessOffline(error);
    return NOTHING_KNOWN;
  }
}

/** A call that fails is not repeated: this browser keeps the state, the next round sends it. */
async function sendDifficulty(
  api: ApiClient,
  userId: string,
  body: components["schemas"]["KeepPace"],
): Promise<void> {
  try {
    const params = { path: { userId } };
    await unwrap(api.PUT("/api/users/{userId}/games/pace", { params, body, keepalive: true }));
  } catch (error) {
    reportUnlessOffline(error);
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
    await unwrap(
      api.POST("/api/users/{userId}/scores", {
        params: { path: { userId }, header: { "Idempotency-Key": key } },
        body: result,
        // The last pair may be followed at once by closing the tablet's cover.
        keepalive: true,
      }),
    );
    return "done";
  } catch (error) {
    reportUnlessOffline(error);
    return willNeverBeTaken(error) ? "done" : "unknown";
  }
}

/** Statuses that refuse the result itself. After any other one the server may take it later. */
function willNeverBeTaken(error: unknown): boolean {
  return error instanceof ApiError && [400, 403, 404, 409, 413, 422].includes(error.status);
}
