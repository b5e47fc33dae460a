import type { ScreenProps } from "@acompana/kit/area";
import { Button, ComingSoon, ErrorCard, Loading } from "@acompana/kit/ui";
import { Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import type { BootstrapConfig } from "../bootstrap-config.ts";
import { ModalDialog } from "../notify/modal-dialog.tsx";
import { text } from "../text.ts";
import styles from "./area-screen.module.css";
import { useArea } from "./use-area.ts";

interface AreaScreenProps {
  bootstrap: BootstrapConfig;
  name: string;
  given: Omit<ScreenProps, "Dialog">;
}

/** Shows a screen of a federated area, or a calm card in its place. */
export function AreaScreen({ bootstrap, name, given }: AreaScreenProps) {
  const [state, retry] = useArea(bootstrap, name);
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
  // An error of the area is caught here, so the rest of the page goes on working.
  return (
    <ErrorBoundary key={`${state.attempt} ${given.screen}`} fallback={failed}>
      <Suspense fallback={<Loading label={text.area.loading} />}>
        <Screen {...given} Dialog={ModalDialog} />
      </Suspense>
    </ErrorBoundary>
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
