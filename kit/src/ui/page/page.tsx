import { ArrowLeft, House, type LucideIcon } from "lucide-react";
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react";
import { Button } from "../button/button.tsx";
import styles from "./page.module.css";

interface PageProps {
  title: string;
  /** A drawing of 64 px before the title, where there is room for it. */
  picture?: ReactNode;
  /** Shown under the title. */
  line?: ReactNode;
  onBack?: (() => void) | undefined;
  backLabel?: string;
  homeLabel?: string;
  /** Buttons at the far end of the title's row. */
  actions?: ReactNode;
  /** Whether the title shares its row on a telephone: with them, or else with the ways back. */
  isShort?: boolean;
  /** Whether the ways back stay in a small window while the page is scrolled. */
  stickyWays?: boolean;
  /** `narrow` for forms. */
  width?: "narrow" | "wide";
  children: ReactNode;
}

interface Beside {
  node: ReactNode;
  /** What it says of itself, below the row of the title. */
  below?: ReactNode;
  /** Told whether a screen has a place for it; a bare card in the place of one has none. */
  setTaken: (isTaken: boolean) => void;
}

const BesideTitleContext = createContext<Beside | null>(null);

/** Around screens: what stands beside their title, whichever area's it is. */
export const BesideTitle = BesideTitleContext.Provider;

const WayHomeContext = createContext<(() => void) | null>(null);

/** Around screens: what leads home from each of them, beside the way back; null for none. */
export const WayHome = WayHomeContext.Provider;

const BesideListContext = createContext(false);

/** Around screens that stand beside a list: they begin at its edge, with the width there is. */
export const BesideList = BesideListContext.Provider;

/** A screen: its heading, which takes the focus when the screen opens, and its content. */
export function Page({
  title,
  picture,
  line,
  onBack,
  backLabel,
  homeLabel,
  actions,
  isShort = false,
  stickyWays = false,
  width = "wide",
  children,
}: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const beside = useContext(BesideTitleContext);
  const goHome = useContext(WayHomeContext);
  const isBesideList = useContext(BesideListContext);
  useTaken(beside);
  useEffect(() => heading.current?.focus(), []);
  const row = [
    styles.row,
    isShort && styles.short,
    actions && styles.withActions,
    beside?.node && styles.withBeside,
    onBack && goHome && styles.twoWays,
  ];
  const page = [
    styles.page,
    styles[width],
    isBesideList && styles.besideList,
    stickyWays && styles.stickyWays,
  ];
  return (
    <main className={page.filter(Boolean).join(" ")}>
      <header className={styles.header}>
        <div className={row.filter(Boolean).join(" ")}>
          {onBack && <Ways {...{ onBack, backLabel, goHome, homeLabel }} />}
          {picture && <div className={styles.picture}>{picture}</div>}
          <div className={styles.words}>
            <h1 ref={heading} tabIndex={-1} className={styles.title}>
              {title}
            </h1>
            {line && <p className={styles.line}>{line}</p>}
          </div>
          {/* After the title, which has the focus: Tab leads from it to what stands here. */}
          {beside?.node && <div className={styles.beside}>{beside.node}</div>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </header>
      {beside?.below}
      {children}
    </main>
  );
}

interface PageInsteadProps {
  onBack: () => void;
  children: ReactNode;
}

/**
 * In the place of a screen that is not there, or not yet: what stands instead, and above it, where
 * the screen has them, the ways from it and what is beside its title.
 */
export function PageInstead({ onBack, children }: PageInsteadProps) {
  const beside = useContext(BesideTitleContext);
  const goHome = useContext(WayHomeContext);
  useTaken(beside);
  const row = [styles.row, beside?.node && styles.withBeside, goHome && styles.twoWays];
  return (
    <main className={`${styles.page} ${styles.wide}`}>
      <header className={styles.header}>
        <div className={row.filter(Boolean).join(" ")}>
          <Ways onBack={onBack} goHome={goHome} />
          <div className={styles.words} />
          {beside?.node && <div className={styles.beside}>{beside.node}</div>}
        </div>
      </header>
      {beside?.below}
      {children}
    </main>
  );
}

/** Tells what stands beside titles that there is a place for it. */
function useTaken(beside: Beside | null) {
  const setTaken = beside?.setTaken;
  useLayoutEffect(() => {
    setTaken?.(true);
    return () => setTaken?.(false);
  }, [setTaken]);
}

interface WaysProps {
  onBack: () => void;
  backLabel?: string | undefined;
  homeLabel?: string | undefined;
  goHome: (() => void) | null;
}

const Ways = ({ onBack, backLabel = "Volver", goHome, homeLabel = "Inicio" }: WaysProps) => (
  <div className={styles.ways} data-ways="">
    <Way icon={ArrowLeft} label={backLabel} onGo={onBack} />
    {goHome && <Way icon={House} label={homeLabel} onGo={goHome} />}
  </div>
);

interface WayProps {
  icon: LucideIcon;
  label: string;
  onGo: () => void;
}

const Way = ({ icon, label, onGo }: WayProps) => (
  <Button look="quiet" icon={icon} className={styles.back} data-aloud-last="" onClick={onGo}>
    {label}
  </Button>
);
