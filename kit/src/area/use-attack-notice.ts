import { useEffect, useRef } from "react";
import { reportUnlessOffline, unwrap } from "../api/index.ts";
import { useScreen } from "./screen-context.tsx";

/** Tells once, on the account's home, that strangers tried to enter it; read, it is put away. */
export function useAttackNotice(guessedAt: string | null | undefined, sentence: string): void {
  const { api, notify, refreshSession } = useScreen();
  const shownFor = useRef<string | null>(null);
  useEffect(() => {
    if (!guessedAt || shownFor.current === guessedAt) return;
    shownFor.current = guessedAt;
    void notify
      .alert(sentence)
      .then(() => unwrap(api.DELETE("/api/session/guessing")))
      .then(refreshSession)
      .catch(reportUnlessOffline);
  }, [guessedAt, sentence, api, notify, refreshSession]);
}
