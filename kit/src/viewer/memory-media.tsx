import { useState } from "react";
import type { Memory } from "./memory.ts";
import { Placeholder } from "./placeholder.tsx";
import { Player } from "./player.tsx";
import styles from "./viewer.module.css";
import { text } from "./viewer-text.ts";

/** A photo, or a video or audio with a large button to play it; says so when it cannot be shown. */
export function MemoryMedia({ memory }: { memory: Memory }) {
  const [broken, setBroken] = useState(false);
  const fail = () => setBroken(true);
  if (broken)
    return (
      <div className={styles.brokenMedia} role="alert">
        <Placeholder />
        <p className={styles.brokenWords}>{text.broken}</p>
      </div>
    );
  if (memory.kind !== "photo")
    return (
      <Player
        kind={memory.kind}
        source={memory.source}
        name={memory.title}
        poster={memory.thumbnail}
        onBroken={fail}
      />
    );
  return (
    <div className={styles.picture}>
      <img
        className={styles.photo}
        src={memory.source}
        alt={memory.title}
        draggable={false}
        onError={fail}
      />
    </div>
  );
}
