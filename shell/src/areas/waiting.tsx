import { Loading } from "@acompana/kit/ui";
import { useEffect, useEffectEvent, useState } from "react";
import { text } from "../text.ts";
import { FailedCard } from "./failed-card.tsx";
import { type Absent, hasBothWays, PersonPage } from "./person-page.tsx";

const SLOW_MS = 4_000;
/** A rural line may need long. What arrives after this is still shown, until it is asked anew. */
const GIVE_UP_MS = 20_000;

interface WaitingProps {
  of: Absent;
  onGiveUp?: () => void;
  /** Asks for it anew. */
  onRetry: () => Promise<void> | void;
}

/**
 * Drawn while something of a screen is being fetched: that it is loading, then that it is slow,
 * then the calm card, whose 'Reintentar' asks for it anew and waits again. An older person can go
 * back or home all the while.
 */
export function Waiting({ of, onGiveUp, onRetry }: WaitingProps) {
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

  const retry = () => {
    setTurn(turn + 1);
    return onRetry();
  };
  if (stage === "over") return <FailedCard onRetry={retry} of={of} />;
  const loading = <Loading label={stage === "slow" ? text.area.slow : text.area.loading} />;
  return hasBothWays(of) ? <PersonPage of={of}>{loading}</PersonPage> : loading;
}
