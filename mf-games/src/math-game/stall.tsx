import type { Question } from "./questions.ts";
import styles from "./stall.module.css";

/** Fruit in a row of a crate. */
const ROW = 5;
/** Width and height that a fruit takes, in units of the drawing. */
const STEP = { x: 42, y: 44 };

/** Shapes of one fruit around its middle, by their colours: each is drawn for all at once. */
const APPLE = {
  "#d2462f": "m0-10c-17-9-23 6-17 18 5 10 11 11 17 8 6 3 12 2 17-8 6-12 0-27-17-18z",
  "#ee7a5c": "m5-11c13-5 17 11 10 22 2-9-2-18-10-22z",
  "#7fbf6a": "m1-10c0-7 4-10 11-10 0 7-4 10-11 10z",
};
const ORANGE = {
  "#ef8b1f": "m-17 1a17 17 0 1 0 34 0 17 17 0 1 0-34 0z",
  "#f9b557": "m5-14c12 2 15 16 8 25 2-9 0-19-8-25z",
  "#7fbf6a": "m0-13c2-6 7-7 12-5-2 5-7 7-12 5z",
};
const EMPTY = "m-16 0a16 16 0 1 0 32 0 16 16 0 1 0-32 0z";

/** Whether a sum is laid out in fruit: two numbers up to ten, added or taken away. */
export const isInFruit = ({ left, right, operation }: Question) =>
  /[+−]/.test(operation) && Math.max(left, right) <= 10;

/**
 * A fruit stall. A sum lies in two crates, of which one has apples and one oranges; what is taken
 * away has left its place empty.
 */
export function Stall({ left, right, operation }: Pick<Question, "left" | "right" | "operation">) {
  const isSum = operation === "+";
  return (
    <svg aria-hidden="true" viewBox="0 0 560 172" fill="none" className={styles.stall}>
      <path fill="#f9ecd2" d="M14 20h532v152H14Z" />
      <path fill="#8a5a30" d="M10 20h14v152H10Zm526 0h14v152h-14Z" />
      <path fill="#a9773f" d="M0 152h560v20H0Z" />
      <path fill="#c7955a" d="M0 152h560v7H0Z" />
      <path fill="#fffaf0" d={stripes(0)} />
      <path fill="#3f7d4b" d={stripes(40)} />
      <path fill="#2c5c37" d="M0 0h560v7H0Z" />
      {isSum ? (
        <>
          <Crate x={40} count={left} />
          <Crate x={308} count={right} fruit={ORANGE} />
          <circle fill="#fffdf8" cx="280" cy="103" r="20" />
          <path stroke="#1f2a28" strokeWidth="5" strokeLinecap="round" d="M269 103h22m-11-11v22" />
        </>
      ) : (
        <>
          <Crate x={174} count={left} taken={right} />
          <path fill="#d9b27c" d="M436 84h64l6 68h-76Z" />
          <path fill="#c39a62" d="M436 84h16l-2 68h-20Z" />
          <path
            stroke="#8a5a30"
            strokeWidth="4"
            strokeLinecap="round"
            d="M454 84c0-20 28-20 28 0"
          />
        </>
      )}
    </svg>
  );
}

/** Every second stripe of the awning, from `first` on. */
const stripes = (first: number) =>
  Array.from({ length: 7 }, (_, at) => `M${first + at * 80} 0h40v30a20 14 0 0 1-40 0Z`).join("");

interface CrateProps {
  /** Its left edge. */
  x: number;
  count: number;
  /** How many of them have been taken away. */
  taken?: number;
  fruit?: Record<string, string>;
}

function Crate({ x, count, taken = 0, fruit = APPLE }: CrateProps) {
  const places = Array.from(
    { length: count },
    (_, at) => `M${22 + (at % ROW) * STEP.x} ${29 + Math.floor(at / ROW) * STEP.y}`,
  );
  const drawn = (shape: string, some: readonly string[]) =>
    some.map((place) => place + shape).join("");
  return (
    <g transform={`translate(${x} 54)`}>
      <path fill="#8a5a30" d="M-6 4h224v98H-6Z" />
      <path fill="#6b4424" d="M0 4h212v98H0Z" />
      {Object.entries(fruit).map(([colour, shape]) => (
        <path key={colour} fill={colour} d={drawn(shape, places.slice(0, count - taken))} />
      ))}
      <path
        stroke="#e9d3ae"
        strokeWidth="3"
        strokeDasharray="6 6"
        strokeLinecap="round"
        d={drawn(EMPTY, places.slice(count - taken))}
      />
    </g>
  );
}
