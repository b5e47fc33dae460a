import { useEffect, useState } from "react";
import * as rules from "./rules.ts";

/** One game at a time, moved by the page's clock; time stands still while the page is hidden. */
export function useMemoryGame() {
  const [game, setGame] = useState(() => rules.newGame(Math.random, performance.now()));

  useEffect(() => {
    const next = rules.nextChangeAt(game);
    if (next === null) return;
    const timer = setTimeout(
      () => {
        const now = performance.now();
        setGame((current) => rules.tick(current, now));
      },
      Math.ceil(next - performance.now()),
    );
    return () => clearTimeout(timer);
  }, [game]);

  useEffect(() => {
    const followPage = () => {
      const now = performance.now();
      const step = document.hidden ? rules.pause : rules.resume;
      setGame((current) => step(current, now));
    };
    followPage();
    document.addEventListener("visibilitychange", followPage);
    return () => document.removeEventListener("visibilitychange", followPage);
  }, []);

  return {
    game,
    flip: (position: number) => {
      const now = performance.now();
      setGame((current) => rules.flip(current, position, now));
    },
    restart: () => setGame(rules.newGame(Math.random, performance.now())),
  };
}
