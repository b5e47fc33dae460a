import { useSession } from "@acompana/kit/area";
import { calledName } from "@acompana/kit/format";
import { useIsDrawn } from "@acompana/kit/ui";
import { useEffect } from "react";
import { ringingText } from "../text/overlay.ts";
import styles from "./praise.module.css";

/** How long it stays, in ms. */
const SHOWN_MS = 2_000;

interface PraiseProps {
  /** What was done. */
  title: string;
  onOver: () => void;
}

/** A tick that is drawn, and 'Muy bien, Carmen'. It takes neither the focus nor a press. */
export function Praise({ title, onOver }: PraiseProps) {
  const { user } = useSession("person");
  const isDrawn = useIsDrawn();
  useEffect(() => {
    const over = setTimeout(onOver, SHOWN_MS);
    return () => clearTimeout(over);
  }, [onOver]);
  return (
    <div className={styles.praise}>
      <span className={styles.tick} aria-hidden="true">
        <span className={styles.down} />
        <span className={styles.up} />
      </span>
      <p role="status" className={styles.words}>
        {isDrawn && (
          <>
            <strong>{ringingText.praise(calledName(user))}</strong>
            <span>{title}</span>
          </>
        )}
      </p>
    </div>
  );
}
