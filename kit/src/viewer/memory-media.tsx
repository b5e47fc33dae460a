import { Music, Pause, Play } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "../ui/index.ts";
import type { Memory } from "./memory.ts";
import { Placeholder } from "./placeholder.tsx";
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
  if (memory.kind !== "photo") return <Played memory={memory} onBroken={fail} />;
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

function Played({ memory, onBroken }: { memory: Memory; onBroken: () => void }) {
  const player = useRef<HTMLMediaElement>(null);
  const [playing, setPlaying] = useState(false);
  const common = {
    src: memory.source,
    controls: true,
    "aria-label": memory.title,
    onPlay: () => setPlaying(true),
    onPause: () => setPlaying(false),
    onError: onBroken,
  };

  function toggle() {
    // A file that cannot be played tells so by its own error.
    if (player.current?.paused) player.current.play().catch(() => setPlaying(false));
    else player.current?.pause();
  }

  const hold = (element: HTMLMediaElement | null) => {
    player.current = element;
  };
  return (
    <>
      {memory.kind === "video" ? (
        <div className={styles.picture}>
          <video
            ref={hold}
            className={styles.photo}
            preload="metadata"
            playsInline
            {...(memory.thumbnail && { poster: memory.thumbnail })}
            {...common}
          />
        </div>
      ) : (
        <div className={styles.sound}>
          <Music aria-hidden="true" className={styles.soundIcon} />
          <audio ref={hold} className={styles.audio} preload="metadata" {...common} />
        </div>
      )}
      <Button
        look="primary"
        icon={playing ? Pause : Play}
        className={styles.play}
        onClick={() => void toggle()}
      >
        {playing ? text.pause : text.play}
      </Button>
    </>
  );
}
