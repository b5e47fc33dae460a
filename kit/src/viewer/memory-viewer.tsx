import { ArrowLeft, ArrowRight } from "lucide-react";
import { useScreen } from "../area/index.ts";
import { fullDate } from "../format/index.ts";
import { Button, VisuallyHidden } from "../ui/index.ts";
import type { Memory } from "./memory.ts";
import { MemoryMedia } from "./memory-media.tsx";
import { useTurning } from "./use-turning.ts";
import styles from "./viewer.module.css";
import { text } from "./viewer-text.ts";

interface MemoryViewerProps {
  memories: readonly Memory[];
  /** Place in the list of the one that is shown. */
  place: number;
  onPlace: (place: number) => void;
  onClose: () => void;
}

/**
 * One memory over the whole window: arrow keys, buttons and swiping lead to its neighbours, Escape
 * and 'Cerrar' back. Draws nothing when there is no memory at `place`.
 */
export function MemoryViewer({ memories, place, onPlace, onClose }: MemoryViewerProps) {
  const { Dialog, timeZone } = useScreen();
  const isThere = (at: number) => at >= 0 && at < memories.length;
  const turn = (by: 1 | -1) => isThere(place + by) && onPlace(place + by);
  const finger = useTurning(turn);
  const memory = memories[place];
  if (!memory) return null;
  const date = fullDate(memory.date, timeZone);
  const position = text.place(place + 1, memories.length);
  return (
    <Dialog shape="full" title={memory.title} description={date} onClose={onClose}>
      <div className={styles.stage} data-fills="" {...finger}>
        <MemoryMedia key={memory.id} memory={memory} />
      </div>
      {memory.description && (
        // Long ones scroll here, and so can be reached by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus
        <section className={styles.about} tabIndex={0} aria-label={text.about} key={memory.id}>
          <p>{memory.description}</p>
        </section>
      )}
      <div className={styles.turning}>
        <div className={styles.turns}>
          <Button
            icon={ArrowLeft}
            data-skips=""
            className={styles.turn}
            aria-disabled={!isThere(place - 1)}
            onClick={() => turn(-1)}
          >
            {text.previous}
          </Button>
          <p className={styles.place} aria-hidden="true">
            {position}
          </p>
          <Button
            icon={ArrowRight}
            data-skips=""
            className={styles.turn}
            aria-disabled={!isThere(place + 1)}
            onClick={() => turn(1)}
          >
            {text.next}
          </Button>
        </div>
      </div>
      <VisuallyHidden as="p" role="status">
        {text.caption(memory.title, date, position)}
      </VisuallyHidden>
    </Dialog>
  );
}
