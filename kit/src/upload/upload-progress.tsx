import { CircleAlert, RotateCcw, X } from "lucide-react";
import { useEffect } from "react";
import { ApiError, sentenceOf } from "../api/index.ts";
import { Button, useIsDrawn, VisuallyHidden } from "../ui/index.ts";
import styles from "./upload-progress.module.css";
import { type ProgressWords, progressWords } from "./upload-text.ts";
import { useIntoSight } from "./use-into-sight.ts";
import type { Upload } from "./use-upload.ts";

interface UploadProgressProps {
  /** From `useUpload`. */
  upload: Upload;
  /** Runs the same job once more. */
  onRetry: () => void;
  words?: Partial<ProgressWords>;
}

/** How far the file has come, with 'Cancelar'; after a failure what happened, with 'Reintentar'. */
export function UploadProgress({ upload, onRetry, words }: UploadProgressProps) {
  const text = { ...progressWords, ...words };
  if (upload.phase === "idle") return null;
  return upload.phase === "failed" ? (
    <Failed error={upload.error} text={text} onRetry={onRetry} />
  ) : (
    <Running upload={upload} text={text} />
  );
}

function Running({ upload, text }: { upload: Upload; text: ProgressWords }) {
  const { phase, percent, cancel } = upload;
  const isDrawn = useIsDrawn();
  const finishing = phase === "finishing";
  const line = phase === "sending" ? text.sending(percent) : text[phase as "preparing"];
  return (
    <div className={styles.card}>
      <p className={styles.line} aria-hidden="true">
        {line}
      </p>
      <progress className={styles.bar} max={100} value={percent} aria-label={line} />
      {/* Read out at each quarter: every hundredth would drown everything else. */}
      <VisuallyHidden as="p" role="status">
        {isDrawn && (phase === "sending" ? text.sending(Math.floor(percent / 25) * 25) : line)}
      </VisuallyHidden>
      {/* It stays where it is to the end: the focus may stand on it. */}
      <Button icon={X} aria-disabled={finishing} onClick={finishing ? undefined : cancel}>
        {text.cancel}
      </Button>
    </div>
  );
}

interface FailedProps {
  error: unknown;
  text: ProgressWords;
  onRetry: () => void;
}

function Failed({ error, text, onRetry }: FailedProps) {
  const card = useIntoSight<HTMLDivElement>();
  // 'Cancelar', or what has begun it, has just gone: the focus moves on, from a dialog's frame too.
  useEffect(() => {
    if (document.activeElement?.contains(card.current))
      card.current?.querySelector("button")?.focus();
  }, [card]);
  const sentence = sentenceOf(error);
  return (
    <div ref={card} className={`${styles.card} ${styles.failed}`}>
      <div role="alert" className={styles.failure}>
        <CircleAlert aria-hidden="true" className={styles.icon} />
        <div className={styles.words}>
          {sentence && <p className={styles.line}>{sentence}</p>}
          <p className={styles.line}>{whatHappened(error, text)}</p>
        </div>
      </div>
      <Button icon={RotateCcw} onClick={onRetry}>
        {text.retry}
      </Button>
    </div>
  );
}

/** What threw here, and not in a call, kept it from being sent. */
function whatHappened(error: unknown, text: ProgressWords): string {
  if (!(error instanceof ApiError)) return text.unprepared;
  return error.offline ? text.offline : text.failed;
}
