import { Loading } from "@acompana/kit/ui";
import { useEffect, useEffectEvent, useState } from "react";
import { text } from "../text.ts";
import { FailedCard } from "./failed-card.tsx";

const SLOW_MS = 4_000;
/** A rural line may need long. What arrives after this is still shown: it is not fetched again. */
const GIVE_UP_MS = 20_000;

interface WaitingProps {
  onHome: () => void;
  onGiveUp?: () => void;
}

/**
 * Drawn while something of a screen is being fetched: that it is loading, then that it is slow,
 * then the calm card, whose 'Reintentar' waits on.
 */
export function Waiting({ onHome, onGiveUp }: WaitingProps) {
  const [turn, setTurn] = useState(0);
  const [stage, setStage] = useState<"loading" | "slow" | "over">("loading");
  const giveUp = useEffectEvent(() => {
    setStage("over");
    onGiveUp?.();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` starts the patience anew
  useEffect(() => {
    setStage("loading");
    const timers = [
      setTimeout(() => setStage("slow"), SLOW_MS),
      setTimeout(() => giveUp(), GIVE_UP_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, [turn]);

  if (stage === "over") return <FailedCard onRetry={() => setTurn(turn + 1)} onHome={onHome} />;
  return <Loading label={stage === "slow" ? text.area.slow : text.area.loading} />;
}
