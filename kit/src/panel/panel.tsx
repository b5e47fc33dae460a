import { type ReactNode, type Ref, useId } from "react";
import { Address } from "../ui/index.ts";
import styles from "./panel.module.css";

interface PanelProps {
  title: string;
  line?: string | undefined;
  /** Takes the focus when the focused element in it was removed. */
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** One of the parts of a page, with its heading. */
export function Panel({ title, line, ref, children }: PanelProps) {
  const id = useId();
  return (
    <section ref={ref} tabIndex={-1} className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {line && <p>{line}</p>}
      {children}
    </section>
  );
}

/** Rows of a panel. */
export function PanelList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

interface PanelRowProps {
  name: string;
  badge?: ReactNode;
  details: string[];
  /** What can be done with it. */
  children?: ReactNode;
}

export function PanelRow({ name, badge, details, children }: PanelRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {badge}
        {details.map((detail) => (
          <p key={detail} className={styles.detail}>
            {/* An e-mail is longer than a narrow window. */}
            {detail.includes("@") ? <Address of={detail} /> : detail}
          </p>
        ))}
      </div>
      {children}
    </li>
  );
}
