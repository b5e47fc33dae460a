import { type ReactNode, Suspense, useCallback, useEffect, useLayoutEffect, useState } from "react";
import styles from "./home-slots.module.css";

interface HomeSlotsProps {
  /** The hour, and what waits or comes next; its place is there before that is known. */
  today: ReactNode;
  /** The cards that the areas declare. */
  cards: ReactNode;
  /** What a tall window has room for beside the tools, where there are no notices. */
  photo: ReactNode;
  /** What is to be read or decided, or nothing; with what it is given once all of it has come. */
  notices?: ((whenDrawn: ReactNode) => ReactNode) | false;
  /** Whether it is known what notices there are. */
  isKnown: boolean;
  /** The buttons that are seldom needed. */
  tools: ReactNode;
}

/** So long the tools wait for what stands above them. */
const TOOLS_AFTER_MS = 3_000;

/**
 * The places of the home, in their order. All but the photo fit a low tablet without scrolling. The
 * tools come with what stands above them, so that nothing pushes them away, and then stay.
 */
export function HomeSlots({ today, cards, photo, notices, isKnown, tools }: HomeSlotsProps) {
  const [hasTools, setTools] = useState(false);
  const showTools = useCallback(() => setTools(true), []);
  useEffect(() => {
    const late = setTimeout(showTools, TOOLS_AFTER_MS);
    return () => clearTimeout(late);
  }, [showTools]);
  return (
    <div className={styles.slots}>
      {today}
      {cards}
      <div className={styles.foot}>
        {notices ? (
          <Suspense>
            <div className={styles.notices}>{notices(<WhenDrawn act={showTools} />)}</div>
          </Suspense>
        ) : (
          <>
            {photo}
            {isKnown && <WhenDrawn act={showTools} />}
          </>
        )}
        {hasTools && <div className={styles.tools}>{tools}</div>}
      </div>
    </div>
  );
}

/** Acts before what it stands beside is painted. */
function WhenDrawn({ act }: { act: () => void }) {
  useLayoutEffect(act, [act]);
  return null;
}
