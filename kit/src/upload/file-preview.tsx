import { Film, type LucideIcon, Music } from "lucide-react";
import { useEffect, useState } from "react";
import { familyOf } from "./check-file.ts";
import styles from "./file-field.module.css";

const MEGABYTE = 1024 * 1024;
const sizes = new Intl.NumberFormat("es-ES", { maximumFractionDigits: 1 });

/** The chosen photo or video, seen as it will be sent, with its name and size. */
export function FilePreview({ file }: { file: File }) {
  return (
    <div className={styles.preview}>
      <Look file={file} />
      <FileName name={file.name}>{sizeOf(file.size)}</FileName>
    </div>
  );
}

interface FilePlaceProps {
  name: string;
  /** What is done with it; empty while it waits for another. */
  doing: string;
}

/** As large, while a chosen file is looked at and made ready. */
export function FilePlace({ name, doing }: FilePlaceProps) {
  return (
    <div className={styles.preview} aria-hidden="true">
      <span className={styles.look} />
      <FileName name={name}>{doing || "\u00a0"}</FileName>
    </div>
  );
}

function FileName({ name, children }: { name: string; children: string }) {
  return (
    <p className={styles.name}>
      {name} <span className={styles.size}>{children}</span>
    </p>
  );
}

function sizeOf(bytes: number): string {
  return bytes < MEGABYTE
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${sizes.format(bytes / MEGABYTE)} MB`;
}

function Look({ file }: { file: File }) {
  const url = useObjectUrl(file);
  const [hasNoPicture, setNoPicture] = useState(false);
  const family = familyOf(file);
  if (family === "audio") return <Sign icon={Music} />;
  if (!url) return <span className={styles.look} />;
  if (family === "image") return <img className={styles.look} src={url} alt="" />;
  if (hasNoPicture) return <Sign icon={Film} />;
  // Without controls it cannot be focused: it is a picture whose name stands beside it.
  return (
    <video
      className={styles.look}
      src={url}
      muted
      playsInline
      preload="metadata"
      onLoadedMetadata={({ currentTarget }) => setNoPicture(currentTarget.videoWidth === 0)}
      onError={() => setNoPicture(true)}
    />
  );
}

/** For what has no picture, as large as one. */
const Sign = ({ icon: Icon }: { icon: LucideIcon }) => (
  <span className={`${styles.look} ${styles.sign}`}>
    <Icon aria-hidden="true" />
  </span>
);

function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    // Without a look, its name and size say which file it is.
    const made = lookOf(file);
    setUrl(made);
    return () => {
      if (made) URL.revokeObjectURL(made);
    };
  }, [file]);
  return url;
}

function lookOf(file: File): string | null {
  try {
    return URL.createObjectURL(file);
  } catch {
    return null;
  }
}
