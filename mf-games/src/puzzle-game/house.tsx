import { Drawing } from "../frame/drawing.tsx";

/** A picture of a house, whose four pieces lie in order. */
export function House() {
  return (
    <Drawing>
      <path d="M20 6h80v68H20z" fill="var(--tint)" />
      <circle cx="86" cy="20" r="7" fill="var(--play-yellow)" />
      <path d="M36 68V42l24-20 24 20v26z" />
      <path d="M32 44l28-24 28 24" fill="none" stroke="var(--play-red)" strokeWidth="6" />
      <path d="M54 68V52h12v16z" fill="var(--play-orange)" />
      <path d="M60 6v68M20 40h80" strokeWidth="1" />
    </Drawing>
  );
}
