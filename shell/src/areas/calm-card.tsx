import { ReadAloud } from "@acompana/kit/read-aloud";
import type { ReactNode } from "react";
import { useListening } from "../listening/listening.tsx";
import styles from "./area-screen.module.css";

/** Where a card stands in place of a screen; whoever listens to screens listens to it too. */
export function CalmCard({ children }: { children: ReactNode }) {
  const voice = useListening();
  const card = <main className={styles.card}>{children}</main>;
  if (!voice) return card;
  return <ReadAloud voice={voice}>{card}</ReadAloud>;
}
