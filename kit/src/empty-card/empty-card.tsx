import type { ReactNode } from "react";
import { useScreen } from "../area/index.ts";
import { today } from "../clock/index.ts";
import { Horizon, skyAt } from "../drawing/index.ts";
import { isoTime } from "../format/index.ts";
import type { Hue } from "../ui/index.ts";
import styles from "./empty-card.module.css";

interface EmptyCardProps {
  /** Of the part of her day that has nothing yet. */
  hue: Hue;
  /** A thing of the household that stands for it. */
  drawing: ReactNode;
  title: string;
  line?: string;
}

/** Nothing is there yet: a thing of the house over the village, under the sky of the hour. */
export function EmptyCard({ hue, drawing, title, line }: EmptyCardProps) {
  const { timeZone } = useScreen();
  const [hour] = isoTime(today(), timeZone).split(":");
  return (
    <div className={styles.card} data-hue={hue}>
      <div className={styles.drawing}>{drawing}</div>
      <p className={styles.title}>{title}</p>
      {line && <p className={styles.line}>{line}</p>}
      <Horizon sky={skyAt(Number(hour))} />
    </div>
  );
}
