import { useState } from "react";
import type { Memory } from "./memory.ts";
import { Player } from "./player.tsx";
import { Unshown } from "./unshown.tsx";
import styles from "./viewer.module.css";
import { text } from "./viewer-text.ts";

/**
 * A photo, or a video or audio with a large button to play it; says so when it cannot be
 * shown. Its title stands in the heading, so a photo is read aloud as 'Foto' alone.
 */
export function MemoryMedia({ memory }: { memory: Memory }) {
  const [broken, setBroken] = useState(false);
  const fail = () => setBroken(true);
  if (broken)
    return (
      <Unshown
        kind={memory.kind}
        source={memory.source}
        name={memory.title}
        fileName={memory.fileName}
        isAlert
      />
    );
  if (memory.kind !== "photo")
    return (
      <Player
        kind={memory.kind}
        source={memory.source}
        name={memory.title}
        poster={memory.thumbnail}
        isMain
        onBroken={fail}
      />
    );
  return (
    <div className={styles.picture}>
      <img
        className={styles.photo}
        src={memory.source}
        alt={memory.title}
        data-aloud-as={text.kind.photo}
        draggable={false}
        onError={fail}
      />
    </div>
  );
}
