import { ReadAloud } from "@acompana/kit/read-aloud";
import type { ReactNode } from "react";
import { useListening } from "../listening/listening.tsx";
import styles from "./area-screen.module.css";
import { type Absent, hasBothWays, PersonPage } from "./person-page.tsx";

interface CalmCardProps {
  /** The screen in whose place it stands, where one is known. */
  of?: Absent | undefined;
  children: ReactNode;
}

/**
 * Where a card stands in place of a screen; whoever listens to screens listens to it too. In place
 * of a screen of an older person the ways from it stand above.
 */
export function CalmCard({ of, children }: CalmCardProps) {
  const voice = useListening();
  if (of && hasBothWays(of))
    return (
      <PersonPage of={of}>
        <div className={styles.below}>{children}</div>
      </PersonPage>
    );
  const card = <main className={styles.card}>{children}</main>;
  if (!voice) return card;
  return <ReadAloud voice={voice}>{card}</ReadAloud>;
}
