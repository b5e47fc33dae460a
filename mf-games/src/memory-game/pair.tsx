import { Drawing } from "../frame/drawing.tsx";

/** Two cards that are alike. */
export function Pair() {
  return (
    <Drawing>
      <path d="M20 14h34v52H20z" transform="rotate(-8 37 40)" />
      <path d="M66 14h34v52H66z" transform="rotate(8 83 40)" />
      <path
        d="M37 52C27 44 26 36 31 34c3-1 5 1 6 4 1-3 3-5 6-4 5 2 4 10-6 18zm46 0c-10-8-11-16-6-18 3-1 5 1 6 4 1-3 3-5 6-4 5 2 4 10-6 18z"
        fill="var(--play-red)"
      />
    </Drawing>
  );
}
