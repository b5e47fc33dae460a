import type { ReactNode } from "react";
import { ErrorCard, Loading } from "../ui/index.ts";
import type { Reading } from "./reading.ts";
import { ReadingNote, whyUnread } from "./reading-note.tsx";

interface LastKnownProps<Data> {
  reading: Reading<Data>;
  /** While nothing is known yet. */
  loading?: string;
  /** When nothing is known and it could not be read. */
  failed: string;
  /** Why, in other words than the usual ones. */
  failedLine?: string | undefined;
  /** More ways on, beside 'Reintentar'. */
  ways?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * Draws what is known, with a note above it when it could not be read again. While nothing is known
 * it says so: that it is being read, or that it could not be, with 'Reintentar'.
 */
export function LastKnown<Data>(props: LastKnownProps<Data>) {
  const { reading, loading, failed, failedLine, ways, children } = props;
  const { data, error, busy, retry } = reading;
  if (data !== undefined)
    return (
      <>
        <ReadingNote reading={reading} isKnown />
        {children(data)}
      </>
    );
  if (error === undefined || busy) return <Loading {...(loading && { label: loading })} />;
  return (
    <ErrorCard title={failed} line={failedLine ?? whyUnread(error)} onRetry={retry}>
      {ways}
    </ErrorCard>
  );
}
