import { Drawing } from "../frame/drawing.tsx";

/** Stars over hills. */
export function NightSky() {
  return (
    <Drawing>
      <path d="M12 6h96v68H12z" fill="var(--play-blue)" />
      <path d="M12 74V60c18-14 32-12 46 0 16-12 34-12 50 0v14z" fill="var(--play-green)" />
      <path
        d="m34 18 3 7 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1zM66 14l2 5 6 1-4 4 1 6-5-3-5 3 1-6-4-4 6-1zM90 24l2 6 6 1-4 4 1 6-5-3-5 3 1-6-4-4 6-1z"
        fill="var(--play-yellow)"
        strokeWidth="2"
      />
    </Drawing>
  );
}
