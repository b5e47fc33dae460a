import { CircleAlert, Clock3, type LucideIcon } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../button/button.tsx";
import { useFocusLedHome } from "../use-focus-led-home.ts";
import styles from "./state-card.module.css";

interface StateCardProps {
  icon?: LucideIcon;
  title: string;
  line?: string | undefined;
  /** Stands for a whole screen: its title is the screen's heading and takes the focus. */
  screen?: boolean;
  /** Buttons. */
  children?: ReactNode;
}

/** A calm card that stands where content would: nothing yet, something went wrong, not ready. */
export function StateCard({ icon: Icon, title, line, screen = false, children }: StateCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.card}>
      {Icon && <Icon aria-hidden="true" className={styles.icon} />}
      {screen ? (
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
      ) : (
        <p className={styles.title}>{title}</p>
      )}
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
  screen?: boolean;
  children?: ReactNode;
}

/** Something could not be shown; says so at once and offers 'Reintentar'. */
export function ErrorCard({
  title,
  line,
  onRetry,
  retryLabel = "Reintentar",
  screen = false,
  children,
}: ErrorCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useFocusLedHome(card);
  return (
    <div ref={card} role="alert">
      <StateCard icon={CircleAlert} title={title} line={line} screen={screen}>
        {onRetry && (
          // Beside other things a screen has a first deed of its own.
          <Button look={screen ? "primary" : "secondary"} onClick={onRetry}>
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
  screen?: boolean;
  /** Absent where the page has its own way back. */
  onBack?: () => void;
}

/** Stands for a screen that is announced and not there yet. */
export function ComingSoon({
  message = "Esta categoría estará disponible próximamente",
  backLabel = "Volver",
  screen = false,
  onBack,
}: ComingSoonProps) {
  return (
    <StateCard icon={Clock3} title={message} screen={screen}>
      {onBack && (
        <Button look="primary" onClick={onBack}>
          {backLabel}
        </Button>
      )}
    </StateCard>
  );
}
