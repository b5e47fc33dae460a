import { Drawing } from "../frame/drawing.tsx";

/** An abacus. */
export function Abacus() {
  return (
    <Drawing>
      <path d="M18 6v68M102 6v68M18 20h84M18 40h84M18 60h84" fill="none" />
      <circle cx="34" cy="20" r="8" fill="var(--play-red)" />
      <circle cx="52" cy="20" r="8" fill="var(--play-red)" />
      <circle cx="34" cy="40" r="8" fill="var(--play-blue)" />
      <circle cx="68" cy="40" r="8" fill="var(--play-blue)" />
      <circle cx="86" cy="40" r="8" fill="var(--play-blue)" />
      <circle cx="86" cy="60" r="8" fill="var(--play-yellow)" />
    </Drawing>
  );
}
