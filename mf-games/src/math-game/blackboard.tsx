import { Drawing } from "../frame/drawing.tsx";

/** A blackboard with a sum that is done. */
export function Blackboard() {
  return (
    <Drawing>
      <path d="M14 8h92v54H14z" fill="var(--play-green)" />
      <path d="M30 62l-8 14M90 62l8 14" />
      <path
        d="M30 26v16M22 34h16M48 28c8-6 14 3 7 9l-8 8h14M70 31h10M70 39h10M92 26v19"
        fill="none"
        stroke="#fff"
        strokeWidth="4"
      />
    </Drawing>
  );
}
