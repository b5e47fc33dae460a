import { ErrorCard } from "@acompana/kit/ui";
import type { ReactNode } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { text } from "../text.ts";

/** Shown in place of the games when their files did not arrive. */
export const LoadingFailed = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={card}>{children}</ErrorBoundary>
);

const card = (
  <ErrorCard
    title={text.embed.failed}
    line={text.embed.failedLine}
    screen
    // A browser never asks again for a module that failed; a fresh page does.
    onRetry={() => location.reload()}
  />
);
