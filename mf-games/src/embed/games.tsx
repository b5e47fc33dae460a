import { Loading } from "@acompana/kit/ui";
import { lazy, Suspense, useMemo, useState } from "react";
import type { DifficultyChoice } from "../frame/difficulty-choice.ts";
import { type GameResult, GamesHostProvider, memoryStore } from "../host/games-host.ts";
import { text } from "../text.ts";
import { Best } from "./best.tsx";
import { type OfferedGame, offered, offeredAfter } from "./catalogue.ts";
import styles from "./games.module.css";
import { bestOf, loneHost } from "./lone-host.ts";
import type { LoneStore } from "./store.ts";

const Menu = lazy(() => import("./menu.tsx").then((m) => ({ default: m.Menu })));

export interface GamesProps {
  /** A name of the catalogue, such as 'sudoku'; the menu of all when absent or unknown. */
  game?: string | null;
  /** The difficulty to open with; the one that was played last when absent. */
  level?: DifficultyChoice | null;
  /** Where best scores and chosen levels are kept; as long as the page lives when absent. */
  store?: LoneStore;
  /** Called with the result of each finished game. */
  onResult?: (result: GameResult) => void;
}

/**
 * The games without a portal: no session, no network, nothing shared but React. For the page that
 * other sites frame, and for any other federation host.
 */
export function Games({ game = null, level = null, store, onResult }: GamesProps) {
  const [chosen, choose] = useState<OfferedGame | null>(null);
  const kept = useMemo(() => store ?? memoryStore(), [store]);
  const fixed = offered(game);
  const shown = fixed ?? chosen;
  return shown ? (
    <LoneGame
      key={shown.name}
      game={shown}
      level={level}
      store={kept}
      onResult={onResult}
      onBack={fixed ? undefined : () => choose(null)}
      onOther={fixed ? undefined : choose}
    />
  ) : (
    <Suspense fallback={<Loading />}>
      <Menu store={kept} onChoose={choose} />
    </Suspense>
  );
}

interface LoneGameProps {
  game: OfferedGame;
  level: DifficultyChoice | null;
  store: LoneStore;
  onResult: GamesProps["onResult"];
  onBack: (() => void) | undefined;
  /** Where more than one game is offered: opens another one. */
  onOther: ((game: OfferedGame) => void) | undefined;
}

function LoneGame({ game, level, store, onResult, onBack, onOther }: LoneGameProps) {
  const { Game, type } = game;
  const [best, setBest] = useState(() => bestOf(store, type));
  const host = useMemo(() => {
    // Before the game first asks for it.
    if (level) store.write(`level ${type}`, level);
    const heard = (result: GameResult) => {
      setBest(bestOf(store, type));
      onResult?.(result);
    };
    return loneHost({ store, onResult: heard });
  }, [store, type, level, onResult]);
  const otherGame =
    onOther &&
    (() => {
      const other = offeredAfter(game);
      return { title: other.title, play: () => onOther(other) };
    });
  return (
    <GamesHostProvider value={{ ...host, back: onBack, otherGame }}>
      <Suspense fallback={<Loading />}>
        <Game />
      </Suspense>
      {best !== null && (
        <aside className={styles.best} aria-label={text.results.bestName}>
          <Best points={best} />
        </aside>
      )}
    </GamesHostProvider>
  );
}
