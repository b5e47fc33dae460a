import { ArrowLeft } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../button/button.tsx";
import styles from "./page.module.css";

interface PageProps {
  title: string;
  /** Shown under the title. */
  line?: ReactNode;
  onBack?: (() => void) | undefined;
  backLabel?: string;
  /** Buttons at the far end of the title's row. */
  actions?: ReactNode;
  /** `narrow` for forms. */
  width?: "narrow" | "wide";
  children: ReactNode;
}

/** A screen: its heading, which takes the focus when the screen opens, and its content. */
export function Page({
  title,
  line,
  onBack,
  backLabel = "Volver",
  actions,
  width = "wide",
  children,
}: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main className={`${styles.page} ${styles[width]}`}>
      <header className={styles.header}>
        <div className={styles.row}>
          {onBack && (
            <Button look="quiet" icon={ArrowLeft} className={styles.back} onClick={onBack}>
              {backLabel}
            </Button>
          )}
          <div className={styles.words}>
            <h1 ref={heading} tabIndex={-1} className={styles.title}>
              {title}
            </h1>
            {line && <p className={styles.line}>{line}</p>}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </header>
      {children}
    </main>
  );
}
