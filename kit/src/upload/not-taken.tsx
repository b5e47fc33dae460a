import { Check, RotateCcw, X } from "lucide-react";
import { Button, FieldError } from "../ui/index.ts";
import styles from "./file-field.module.css";
import type { FileWords } from "./upload-text.ts";
import { useIntoSight } from "./use-into-sight.ts";

/** What can be done with what was not taken; each is null where it is no help. */
export interface FileWays {
  /** Tries it once more. */
  onRetry: (() => void) | null;
  /** Takes what was only doubted. */
  onAnyway: (() => void) | null;
  /** How many files that would take. */
  doubts: number;
  /** Goes on without what waits for either. */
  onLeave: (() => void) | null;
  /** How many files that would leave. */
  undecided: number;
}

interface NotTakenProps extends FileWays {
  /** Of the field that it is tied to. */
  id: string;
  /** Why the last choice was not taken. */
  problem: string;
  /** Says what was chosen before and stays. */
  kept: string | null;
  words: FileWords;
}

/** In the place of what was chosen: why it was not taken, and what one can do now. */
export function NotTaken({ id, problem, kept, words, ...ways }: NotTakenProps) {
  const { onRetry, onAnyway, doubts, onLeave, undecided } = ways;
  const row = useIntoSight<HTMLDivElement>(onLeave !== null);
  return (
    <div className={styles.problem}>
      <FieldError of={id}>{problem}</FieldError>
      {onLeave && (
        <div ref={row} className={styles.buttons}>
          {onAnyway && (
            <Button icon={Check} onClick={onAnyway}>
              {words.anyway(doubts)}
            </Button>
          )}
          {onRetry && (
            <Button icon={RotateCcw} onClick={onRetry}>
              {words.retry}
            </Button>
          )}
          <Button look="quiet" icon={X} onClick={onLeave}>
            {words.leave(undecided)}
          </Button>
        </div>
      )}
      {kept && <p className={styles.kept}>{kept}</p>}
    </div>
  );
}
