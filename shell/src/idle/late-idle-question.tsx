import { type ComponentProps, lazy, Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";

/** No session ends so soon; fetched when the first screens have been shown. */
const FETCHED_AFTER_MS = 60_000;

const Late = lazy(async () => {
  await new Promise((resolve) => setTimeout(resolve, FETCHED_AFTER_MS));
  return { default: (await import("./idle-question.tsx")).IdleQuestion };
});

/** '¿Sigues ahí?'. Where it cannot be fetched, the session ends unasked, as the server has it. */
export const IdleQuestion = (props: ComponentProps<typeof Late>) => (
  <ErrorBoundary fallback={null}>
    <Suspense fallback={null}>
      <Late {...props} />
    </Suspense>
  </ErrorBoundary>
);
