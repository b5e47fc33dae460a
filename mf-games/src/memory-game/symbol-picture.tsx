import type { ReactNode } from "react";
import type { CardSymbol } from "./rules.ts";
import styles from "./symbol-picture.module.css";

/** Each picture has an outline of its own, so that no two differ by colour alone. */
const drawings: Record<CardSymbol, ReactNode> = {
  apple: (
    <>
      <path
        className={styles.warm}
        d="M32 21c-5-4-11-5-16-1-5 5-6 14-3 23 3 8 8 15 13 15 2 0 4-2 6-2s4 2 6 2c5 0 10-7 13-15 3-9 2-18-3-23-5-4-11-3-16 1z"
      />
      <path className={styles.leaf} d="M34 13c3-7 9-9 15-8-1 7-8 11-15 8z" />
      <path className={styles.stem} d="M32 22c0-5-1-8-4-12" />
    </>
  ),
  house: (
    <>
      <path className={styles.cool} d="M13 30h38v28H13z" />
      <path className={styles.warm} d="M32 6 4 32h56z" />
      <path className={styles.gap} d="M27 40h10v18H27z" />
    </>
  ),
  fish: (
    <>
      <path
        className={styles.cool}
        d="M4 33c9-15 26-19 40-7l16-10c-4 11-4 23 0 34L44 40C30 52 13 48 4 33z"
      />
      <circle className={styles.gap} cx="19" cy="30" r="3.5" />
    </>
  ),
  key: (
    <>
      <circle className={styles.warmLine} cx="20" cy="20" r="12" />
      <path className={styles.warmLine} d="m29 29 28 28M44 44l8-8M53 53l6-6" />
    </>
  ),
  umbrella: (
    <>
      <path className={styles.warmThin} d="M32 5v8M32 30v22a6.5 6.5 0 0 0 13 0" />
      <path
        className={styles.cool}
        d="M4 36a28 26 0 0 1 56 0c-5-6-10-6-14 0-4-6-10-6-14 0-4-6-10-6-14 0-4-6-9-6-14 0z"
      />
    </>
  ),
  flower: (
    <>
      <path className={styles.stem} d="M32 38v22" />
      <path className={styles.leaf} d="M33 56c2-9 9-12 16-11-1 8-8 13-16 11z" />
      {[0, 72, 144, 216, 288].map((turn) => (
        <ellipse
          key={turn}
          className={styles.warm}
          cx="32"
          cy="12"
          rx="8"
          ry="9"
          transform={`rotate(${turn} 32 23)`}
        />
      ))}
      <circle className={styles.gap} cx="32" cy="23" r="6" />
    </>
  ),
  cup: (
    <>
      <path className={styles.warmThin} d="M21 17c-5-5 4-7 0-12M36 17c-5-5 4-7 0-12" />
      <path className={styles.coolThin} d="M46 29h5a7 7 0 0 1 0 14h-6" />
      <path className={styles.cool} d="M10 23h38v18a12 12 0 0 1-12 12H22a12 12 0 0 1-12-12z" />
      <path className={styles.coolThin} d="M8 59h42" />
    </>
  ),
  boat: (
    <>
      <path className={styles.stem} d="M31 4v40" />
      <path className={styles.cool} d="M35 7v30h22zM27 14v23H10z" />
      <path className={styles.warm} d="M3 43h58l-9 16H13z" />
    </>
  ),
};

/** The picture of a card. The card bears its name. */
export function SymbolPicture({ symbol }: { symbol: CardSymbol }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      {drawings[symbol]}
    </svg>
  );
}
