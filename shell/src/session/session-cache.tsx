import { type ReactNode, useMemo } from "react";
import { SWRConfig } from "swr";

/**
 * Server data as the specification wants it: never refetched on focus, never retried, and read
 * afresh when a screen is entered.
 */
const READS = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  revalidateOnMount: true,
  dedupingInterval: 0,
};

interface SessionCacheProps {
  /** Tells sessions apart; see `sessionKey`. */
  session: string;
  children: ReactNode;
}

/** What is read for one session's owner; it goes with the session. */
export function SessionCache({ session, children }: SessionCacheProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new session gets a new cache
  const reads = useMemo(() => ({ ...READS, provider: () => new Map() }), [session]);
  return (
    <SWRConfig key={session} value={reads}>
      {children}
    </SWRConfig>
  );
}
