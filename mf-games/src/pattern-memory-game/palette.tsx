import { Drawing } from "../frame/drawing.tsx";

/** A palette with its colours. */
export function Palette() {
  return (
    <Drawing>
      <path d="M60 8c30 0 48 14 48 32 0 14-14 14-22 12-8-3-14 4-10 12 2 6-6 10-16 10C30 74 12 58 12 40S30 8 60 8z" />
      <circle cx="38" cy="30" r="7" fill="var(--play-red)" />
      <circle cx="60" cy="22" r="7" fill="var(--play-yellow)" />
      <circle cx="84" cy="30" r="7" fill="var(--play-blue)" />
      <circle cx="34" cy="52" r="7" fill="var(--play-green)" />
      <circle cx="54" cy="60" r="6" fill="var(--play-purple)" />
    </Drawing>
  );
}
