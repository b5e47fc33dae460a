import { Button, ErrorCard } from "@acompana/kit/ui";
import { text } from "../text.ts";
import { CalmCard } from "./calm-card.tsx";

interface FailedCardProps {
  onRetry: () => void;
  onHome?: (() => void) | undefined;
}

/** The calm card in place of a screen that could not be had. */
export const FailedCard = ({ onRetry, onHome }: FailedCardProps) => (
  <CalmCard>
    <ErrorCard
      screen
      title={text.area.failed}
      line={text.area.failedLine}
      retryLabel={text.area.retry}
      onRetry={onRetry}
    >
      {onHome && <Button onClick={onHome}>{text.area.home}</Button>}
    </ErrorCard>
  </CalmCard>
);
