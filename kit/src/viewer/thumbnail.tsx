import { Music, Play } from "lucide-react";
import { useState } from "react";
import type { Memory } from "./memory.ts";
import { Placeholder } from "./placeholder.tsx";
import styles from "./viewer.module.css";

/** A memory's small picture. Its title always stands beside it, so it is not read out. */
export function Thumbnail({ memory }: { memory: Memory }) {
  const [broken, setBroken] = useState(false);
  // A photo from before thumbnails were made is its own.
  const source = memory.thumbnail ?? (memory.kind === "photo" ? memory.source : null);
  if (memory.kind === "audio" && !source)
    return (
      <span className={styles.audioTile}>
        <Music aria-hidden="true" className={styles.tileIcon} />
      </span>
    );
  if (!source || broken) return <Placeholder kind={memory.kind} />;
  return (
    <>
      <img
        className={styles.thumbnail}
        src={source}
        alt=""
        decoding="async"
        draggable={false}
        onLoad={({ currentTarget }) => setBroken(isOfNothing(memory, currentTarget))}
        onError={() => setBroken(true)}
      />
      {memory.kind === "video" && (
        <span className={styles.playMark}>
          <Play aria-hidden="true" />
        </span>
      )}
    </>
  );
}

/** Of a video without a picture a single white dot was kept once. */
const isOfNothing = ({ kind }: Memory, { naturalWidth }: HTMLImageElement): boolean =>
  kind === "video" && naturalWidth === 1;
