import styles from "./lit-houses.module.css";

/** Left upper corners of the windows, from left to right. */
const WINDOWS = [
  [42, 47],
  [80, 43],
  [96, 43],
  [131, 31],
  [163, 50],
  [204, 44],
  [224, 44],
  [261, 52],
];
/** Between one window's light and the next one's, in ms: with a light's own 250, all in 600. */
const STEP = 50;

/** Some houses in the evening; one by one their windows are lit, once. */
export const LitHouses = () => (
  <svg
    className={styles.houses}
    viewBox="0 0 320 72"
    preserveAspectRatio="xMidYMax meet"
    aria-hidden="true"
  >
    <path fill="#223a4a" d="M-200-60h720v132h-720Z" />
    <circle fill="#f6ebd9" cx="294" cy="16" r="8" />
    <path fill="#2f5563" d="M-200 60 20 30l90 22 110-30 110 28 190-18v40h-720Z" />
    <path
      fill="#d8c3a2"
      d="M30 38h32v28H30Zm42-6h40v34H72Zm52-8h22v42h-22Zm26 18h34v24h-34Zm46-8h44v32h-44Zm54 10h30v22h-30Z"
    />
    <path
      fill="#b8643f"
      d="m26 40 20-16 20 16Zm42-6 24-18 24 18Zm53-8 14-22 14 22Zm25 18 21-16 21 16Zm46-8 26-19 26 19Zm54 10 19-15 19 15Z"
    />
    <path fill="#3f6b4b" d="M-200 72v-8c120-8 210-4 330-2s220-6 390 2v8Z" />
    {WINDOWS.map(([x, y], place) => (
      <g key={x}>
        <rect fill="#3b6472" x={x} y={y} width="8" height="10" />
        <rect
          className={styles.light}
          style={{ animationDelay: `${place * STEP}ms` }}
          fill="#f3c623"
          x={x}
          y={y}
          width="8"
          height="10"
        />
      </g>
    ))}
  </svg>
);
