import type { ReactNode } from "react";
import styles from "./horizon.module.css";

/** The sky over the village: 6–9, 9–19, 19–21, and the night. */
export type Sky = "dawn" | "day" | "dusk" | "night";

/** @param hour of the portal's clock, 0 to 23 */
export function skyAt(hour: number): Sky {
  if (hour < 6 || hour >= 21) return "night";
  if (hour < 9) return "dawn";
  return hour < 19 ? "day" : "dusk";
}

/** The village on its hills, as wide as there is room, under the sky of the hour. */
export const Horizon = ({ sky }: { sky: Sky }) => (
  <svg
    aria-hidden="true"
    className={`${styles.horizon} ${styles[sky]}`}
    viewBox="0 0 1200 96"
    preserveAspectRatio="xMidYMax slice"
  >
    <rect className={styles.sky} width="1200" height="96" />
    <circle className={styles.sun} cx="940" cy="34" r="17" />
    <path className={styles.far} d="M0 66 150 38l140 26 170-34 160 32 190-36 170 34 220-24v60H0Z" />
    <path className={styles.near} d="M0 76c180-20 330-12 500-4s420 10 700-10v34H0Z" />
    <path
      className={styles.walls}
      d="M418 56h34v26h-34Zm44-10h40v36h-40Zm52-24h18v60h-18Zm30 30h36v30h-36Zm48 6h30v24h-30Zm-250 6h32v20h-32Zm318-2h34v20h-34Z"
    />
    <path
      className={styles.roofs}
      d="m412 58 23-17 23 17Zm44-10 26-19 26 19Zm54-24 13-19 13 19Zm28 30 24-18 24 18Zm48 6 21-15 21 15Zm-250 6 22-14 22 14Zm318-2 23-14 23 14Z"
    />
    <path
      className={styles.windows}
      d="M426 63h6v8h-6Zm13 0h6v8h-6Zm31-9h6v8h-6Zm14 0h6v8h-6Zm36-22h6v9h-6Zm32 27h6v8h-6Zm14 0h6v8h-6Zm36 5h6v7h-6Zm-250 7h6v6h-6Zm316-1h6v6h-6Z"
    />
    <path
      className={styles.trees}
      d="M300 84c-8-12-3-29 5-36 8 7 13 24 5 36Zm380 0c-8-11-3-26 4-33 7 7 12 22 4 33Zm28 0c-6-9-2-20 3-25 5 5 9 16 3 25ZM120 84c-6-9-2-22 4-27 6 5 10 18 4 27Zm940 0c-7-10-2-24 4-30 6 6 11 20 4 30Z"
    />
  </svg>
);

/** Words on the sky of the hour, and the village at their far end. */
export const UnderTheSky = ({ sky, children }: { sky: Sky; children: ReactNode }) => (
  <div className={`${styles.panel} ${styles[sky]}`}>
    {children}
    <Horizon sky={sky} />
  </div>
);
