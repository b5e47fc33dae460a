import styles from "./skittle.module.css";

/** Each colour and its side in the light: a skittle's colour says where it stands and no more. */
const COLOURS = [
  { fill: "#c8402f", light: "#df6650" },
  { fill: "#2a6f9e", light: "#4a91bd" },
  { fill: "#d9a02b", light: "#edbf55" },
  { fill: "#3f7d4b", light: "#639c6a" },
];
const WOOD = { fill: "#e5d2ae", light: "#f1e4cb" };

interface SkittleProps {
  /** Absent while it is to be filled. */
  digit: number | undefined;
  /** Where it stands in the row, 0 and up. */
  place: number;
}

/** A skittle with its numeral; of bare wood, with an empty disc, before it has one. */
export function Skittle({ digit, place }: SkittleProps) {
  const isEmpty = digit === undefined;
  const { fill, light } = (!isEmpty && COLOURS[place % COLOURS.length]) || WOOD;
  return (
    <div className={styles.skittle}>
      <svg viewBox="0 0 104 184" aria-hidden="true">
        <path
          className={isEmpty ? styles.wood : undefined}
          fill={fill}
          d="M52 2c16 0 25 12 22 27-3 14-3 18 4 30 14 22 20 40 20 62 0 24-8 44-16 61H22C14 165 6 145 6 121c0-22 6-40 20-62 7-12 7-16 4-30C27 14 36 2 52 2Z"
        />
        <path
          fill={light}
          d="M60 4c12 3 16 14 13 25-3 14-3 18 4 30 14 22 20 40 20 62 0 24-8 44-16 60H70c11-19 16-39 16-60 0-22-6-40-18-62-8-14-8-18-5-30 2-9 2-18-3-25Z"
        />
        {!isEmpty && <path fill="#fffaf0" d="M30 47h44l4 10H26Z" />}
        {isEmpty && <circle className={styles.gap} fill="#fffaf0" cx="52" cy="119" r="43" />}
      </svg>
      {!isEmpty && <span className={styles.numeral}>{digit}</span>}
    </div>
  );
}
