import { Drawing } from "../frame/drawing.tsx";

/** A full grid in which a flower has opened. */
export function Blossom() {
  return (
    <Drawing>
      <path d="M38 8h64v64H38zM38 40h64M70 8v64" />
      <circle cx="70" cy="26" r="9" fill="var(--play-yellow)" />
      <circle cx="57" cy="36" r="9" fill="var(--play-yellow)" />
      <circle cx="62" cy="51" r="9" fill="var(--play-yellow)" />
      <circle cx="78" cy="51" r="9" fill="var(--play-yellow)" />
      <circle cx="83" cy="36" r="9" fill="var(--play-yellow)" />
      <circle cx="70" cy="40" r="8" fill="var(--play-orange)" />
      <path d="M16 72c0-14 4-22 12-28-2 12-5 20-12 28z" fill="var(--play-green)" />
    </Drawing>
  );
}
