import { Button, StateCard } from "@acompana/kit/ui";
import { Clock3 } from "lucide-react";
import { text } from "../text.ts";
import { CalmCard } from "./calm-card.tsx";
import { type Absent, goHome, hasBothWays } from "./person-page.tsx";

/** In place of the screens of an area that is switched off. */
export const OffCard = ({ of }: { of: Absent }) => (
  <CalmCard of={of}>
    <StateCard screen icon={Clock3} title={text.area.off} line={text.area.offLine}>
      {!hasBothWays(of) && (
        <>
          <Button look="primary" onClick={of.back}>
            {text.area.back}
          </Button>
          <Button onClick={() => goHome(of)}>{text.area.home}</Button>
        </>
      )}
    </StateCard>
  </CalmCard>
);
