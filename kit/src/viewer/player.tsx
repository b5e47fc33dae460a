import { Music, Pause, Play } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "../ui/index.ts";
import styles from "./viewer.module.css";
import { text } from "./viewer-text.ts";

interface PlayerProps {
  kind: "video" | "audio";
  source: string;
  /** How it is called. */
  name: string;
  poster?: string | null;
  /** Around the video; the viewer's own fills what room there is. */
  frame?: string | undefined;
  /** Whether it is what its window is for: then its button is filled. */
  isMain?: boolean;
  /** It cannot be played, or is a video of which this browser shows no picture. */
  onBroken: () => void;
}

/**
 * A video or a sound with one large button to play it. The browser's own controls have targets of
 * 32 px, which a trembling finger misses. What plays elsewhere stops: one hears one thing at a
 * time.
 */
export function Player(props: PlayerProps) {
  const { kind, source, name, poster, frame = styles.picture, isMain, onBroken } = props;
  const player = useRef<HTMLMediaElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const common = {
    src: source,
    "aria-label": name,
    preload: "metadata",
    onPlay: () => {
      stopOthers(player.current);
      setPlaying(true);
    },
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
  const word = isPlaying ? text.pause : text.play;
  return (
    <>
      {kind === "video" ? (
        <div className={frame}>
          <video
            ref={hold}
            className={styles.photo}
            playsInline
            onLoadedMetadata={({ currentTarget }) => hasPicture(currentTarget) || onBroken()}
            {...(poster && { poster })}
            {...common}
          />
        </div>
      ) : (
        <div className={styles.sound}>
          <Music aria-hidden="true" className={styles.soundIcon} />
          <audio ref={hold} {...common} />
        </div>
      )}
      <Button
        look={isMain ? "primary" : "secondary"}
        data-skips=""
        icon={isPlaying ? Pause : Play}
        className={styles.play}
        aria-label={`${word}: ${name}`}
        onClick={toggle}
      >
        {word}
      </Button>
    </>
  );
}

/** Whether there is something to see, once its first part has come: else it would only be heard. */
const hasPicture = ({ videoWidth }: HTMLVideoElement): boolean => videoWidth > 0;

function stopOthers(playing: HTMLMediaElement | null) {
  for (const other of document.querySelectorAll<HTMLMediaElement>("video, audio"))
    if (other !== playing) other.pause();
}
