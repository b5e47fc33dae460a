import { Drawing } from "@acompana/kit/drawing";

/** A sheet with a small sudoku, some of it written in by hand. */
export const SudokuBoard = () => (
  <Drawing>
    <rect fill="#fffdf8" x="8" y="8" width="104" height="104" rx="8" />
    <path fill="#f6ebd9" d="M60 8h44a8 8 0 0 1 8 8v44H60ZM8 60h52v52H16a8 8 0 0 1-8-8Z" />
    <path stroke="#c9b48f" strokeWidth="2" d="M34 10v100M86 10v100M10 34h100M10 86h100" />
    <path stroke="#1f2a28" strokeWidth="4" d="M60 8v104M8 60h104" />
    <g strokeWidth="4.5" strokeLinecap="round" strokeLinejoin="round">
      <path
        stroke="#1f2a28"
        d="m18 17 5-4v16m46-13c0-5 9-5 9 0 0 4-9 7-9 12h9M93 66h8l-5 6c7 0 6 9 0 9-3 0-4-1-5-3M22 92l-6 11h12m-4-5v9"
      />
      <path
        stroke="#0b5d5b"
        d="M43 14h8l-5 6c7 0 6 9 0 9-3 0-4-1-5-3m56-13-6 11h12m-4-5v9M16 68c0-5 9-5 9 0 0 4-9 7-9 12h9m45-12 5-4v16"
      />
    </g>
  </Drawing>
);
