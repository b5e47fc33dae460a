import styles from "./flowerpot.module.css";
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

/** A pot in which a colour blooms, in the shape that goes with it; bare earth without one. */
export function Flowerpot({ colour }: { colour: Colour | undefined }) {
  return (
    <svg viewBox="0 0 84 120" className={styles.pot} aria-hidden="true">
      {colour && (
        <>
          <path
            fill="#3f7d4b"
            d="M40 58h5v26h-5Zm4 20c2-12 10-16 22-15 0 11-9 17-22 15Zm-4 4c-1-10-8-14-19-13 0 9 8 15 19 13Z"
          />
          <path
            className={styles[colour]}
            transform="translate(9) scale(1.375)"
            d={OUTLINES[colour]}
          />
        </>
      )}
      {!colour && <ellipse fill="#5b3a26" cx="42" cy="84" rx="20" ry="5" />}
      <path fill="#b85a35" d="M20 90h44l-6 29H26Z" />
      <path fill="#d3764d" d="M16 83h52v11H16Zm35 11h12l-5 25H47Z" />
    </svg>
  );
}
