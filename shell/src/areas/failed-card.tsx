import { Button, ErrorCard } from "@acompana/kit/ui";
import { text } from "../text.ts";
import { CalmCard } from "./calm-card.tsx";
import { type Absent, goHome, hasBothWays } from "./person-page.tsx";

interface FailedCardProps {
  of?: Absent | undefined;
  onRetry: () => void;
}

/** The calm card in place of a screen that could not be had. */
export const FailedCard = ({ of, onRetry }: FailedCardProps) => (
  <CalmCard of={of}>
    <ErrorCard
      screen
      title={text.area.failed}
      line={text.area.failedLine}
      retryLabel={text.area.retry}
      onRetry={onRetry}
    >
      {of && !hasBothWays(of) && <Button onClick={() => goHome(of)}>{text.area.home}</Button>}
    </ErrorCard>
  </CalmCard>
);
