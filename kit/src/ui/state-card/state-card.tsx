import { CircleAlert, Clock3, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import styles from "./state-card.module.css";

interface StateCardProps {
  icon?: LucideIcon;
  title: string;
  line?: string | undefined;
  /** Buttons. */
  children?: ReactNode;
}

/** A calm card that stands where content would: nothing yet, something went wrong, not ready. */
export function StateCard({ icon: Icon, title, line, children }: StateCardProps) {
  return (
    <div className={styles.card}>
      {Icon && <Icon aria-hidden="true" className={styles.icon} />}
      <p className={styles.title}>{title}</p>
      {line && <p className={styles.line}>{line}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}

/** Says that something is being fetched, to eyes and to screen readers. */
export function Loading({ label = "Cargando..." }: { label?: string }) {
  return (
    <div className={styles.loading} role="status">
      <span className={styles.dots} aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      <span>{label}</span>
    </div>
  );
}

interface ErrorCardProps {
  title: string;
  line?: string;
  onRetry?: () => void;
  retryLabel?: string;
  children?: ReactNode;
}

/** Something could not be shown; says so at once and offers 'Reintentar'. */
export function ErrorCard({
  title,
  line,
  onRetry,
  retryLabel = "Reintentar",
  children,
}: ErrorCardProps) {
  return (
    <div role="alert">
      <StateCard icon={CircleAlert} title={title} line={line}>
        {onRetry && (
          <Button look="primary" onClick={onRetry}>
            {retryLabel}
          </Button>
        )}
        {children}
      </StateCard>
    </div>
  );
}

interface ComingSoonProps {
  message?: string;
  backLabel?: string;
  onBack: () => void;
}

/** Stands for a screen that is announced and not there yet. */
export function ComingSoon({
  message = "Esta categoría estará disponible próximamente",
  backLabel = "Volver",
  onBack,
}: ComingSoonProps) {
  return (
    <StateCard icon={Clock3} title={message}>
      <Button look="primary" onClick={onBack}>
        {backLabel}
      </Button>
    </StateCard>
  );
}
