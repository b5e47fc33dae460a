import { Button, StateCard } from "@acompana/kit/ui";
import { Clock3 } from "lucide-react";
import { text } from "../text.ts";
import { CalmCard } from "./calm-card.tsx";

interface OffCardProps {
  onBack: () => void;
  onHome: () => void;
}

/** In place of the screens of an area that is switched off. */
export const OffCard = ({ onBack, onHome }: OffCardProps) => (
  <CalmCard>
    <StateCard screen icon={Clock3} title={text.area.off} line={text.area.offLine}>
      <Button look="primary" onClick={onBack}>
        {text.area.back}
      </Button>
      <Button onClick={onHome}>{text.area.home}</Button>
    </StateCard>
  </CalmCard>
);
