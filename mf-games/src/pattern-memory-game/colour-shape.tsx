import styles from "./colour-shape.module.css";
import type { Colour } from "./rules.ts";

/** Outlines in a square of 48: no two colours share one. */
const OUTLINES: Record<Colour, string> = {
  red: "M24 43C9 32 4 25 4 17 4 10 9 6 14 6c4 0 8 2 10 7 2-5 6-7 10-7 5 0 10 4 10 11 0 8-5 15-20 26z",
  blue: "M7 7h34v34H7z",
  green: "M24 5 45 42H3z",
  yellow: "m24 3 6.5 13.6 14.9 2-10.9 10.3 2.7 14.8L24 36.4l-13.2 7.3 2.7-14.8L2.6 18.6l14.9-2z",
  purple: "M24 2 43 24 24 46 5 24z",
  orange: "M24 5a19 19 0 1 1 0 38 19 19 0 0 1 0-38z",
};

/** A colour and the shape that goes with it; its name stands beside it. */
export function ColourShape({ colour }: { colour: Colour }) {
  return (
    <svg viewBox="0 0 48 48" className={`${styles.shape} ${styles[colour]}`} aria-hidden="true">
      <path d={OUTLINES[colour]} />
    </svg>
  );
}
