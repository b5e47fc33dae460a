import type { LucideIcon } from "lucide-react";
import styles from "./activity-view.module.css";

interface CountsCardProps {
  icon: LucideIcon;
  title: string;
  /** Each a name and its number. */
  counts: readonly (readonly [name: string, number: string])[];
}

/** A few numbers of one kind. */
export function CountsCard({ icon: Icon, title, counts }: CountsCardProps) {
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>
        <Icon aria-hidden="true" className={styles.icon} />
        {title}
      </h2>
      <dl className={styles.list}>
        {counts.map(([name, number]) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd className={styles.number}>{number}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
