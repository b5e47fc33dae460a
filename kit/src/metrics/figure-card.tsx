import type { LucideIcon } from "lucide-react";
import styles from "./activity-view.module.css";

interface FigureCardProps {
  icon: LucideIcon;
  title: string;
  value: string;
  line: string;
}

const isNumber = (value: string) => /^[\d.]+$/.test(value);

/** One number, large, with what it counts. */
export function FigureCard({ icon: Icon, title, value, line }: FigureCardProps) {
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>
        <Icon aria-hidden="true" className={styles.icon} />
        {title}
      </h2>
      <div className={styles.figure} data-aloud-figure={isNumber(value) ? "" : undefined}>
        <p className={styles.value}>{value}</p>
        <p className={styles.line}>{line}</p>
      </div>
    </section>
  );
}
