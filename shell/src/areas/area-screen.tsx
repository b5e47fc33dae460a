import type { AreaName, ScreenProps } from "@acompana/kit/area";
import { Button, ComingSoon, ErrorCard, Loading } from "@acompana/kit/ui";
import { Component, type ReactNode, Suspense } from "react";
import type { Boot } from "../boot.ts";
import { ModalDialog } from "../notify/modal-dialog.tsx";
import { text } from "../text.ts";
import styles from "./area-screen.module.css";
import { useArea } from "./use-area.ts";

interface AreaScreenProps {
  boot: Boot;
  name: AreaName;
  given: Omit<ScreenProps, "Dialog">;
}

/** Shows a screen of a federated area, or a calm card in its place. */
export function AreaScreen({ boot, name, given }: AreaScreenProps) {
  const [state, retry] = useArea(boot, name);
  const failed = <AreaFailed onRetry={retry} onHome={() => given.navigate("landing")} />;

  if (state.status === "failed") return failed;
  if (state.status !== "ready")
    return <Loading label={state.status === "slow" ? text.area.slow : text.area.loading} />;

  const Screen = state.area.screens[given.screen];
  if (!Screen)
    return (
      <main className={styles.card}>
        <ComingSoon
          screen
          message={text.area.soon}
          backLabel={text.area.back}
          onBack={given.back}
        />
      </main>
    );
  return (
    <AreaBoundary key={`${state.attempt} ${given.screen}`} fallback={failed}>
      <Suspense fallback={<Loading label={text.area.loading} />}>
        <Screen {...given} Dialog={ModalDialog} />
      </Suspense>
    </AreaBoundary>
  );
}

function AreaFailed({ onRetry, onHome }: { onRetry: () => void; onHome: () => void }) {
  return (
    <main className={styles.card}>
      <ErrorCard
        screen
        title={text.area.failed}
        line={text.area.failedLine}
        retryLabel={text.area.retry}
        onRetry={onRetry}
      >
        <Button onClick={onHome}>{text.area.home}</Button>
      </ErrorCard>
    </main>
  );
}

interface BoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps an area's thrown error inside its own place on the page. */
class AreaBoundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
