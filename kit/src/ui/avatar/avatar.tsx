import { useState } from "react";
import { initials } from "../../format/index.ts";
import styles from "./avatar.module.css";

interface AvatarProps {
  name: string;
  photo: string | null | undefined;
  /** Side of the circle, in px. */
  size?: 64 | 96 | 128;
}

/** A person's photo, or their initials. The name always stands beside it, so it is not read out. */
export function Avatar({ name, photo, size = 96 }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const classes = `${styles.avatar} ${styles[`size${size}`]}`;
  if (photo && photo !== broken)
    return (
      <img
        className={classes}
        src={photo}
        alt=""
        width={size}
        height={size}
        onError={() => setBroken(photo)}
      />
    );
  return (
    <span className={classes} aria-hidden="true" data-aloud-as="">
      {initials(name)}
    </span>
  );
}
