import { Drawing } from "@acompana/kit/drawing";

/** A picture of a mill in nine pieces, one of which is not in its place yet. */
export const PuzzleBoard = () => (
  <Drawing>
    <rect fill="#b79a72" x="4" y="4" width="112" height="112" rx="12" />
    <rect fill="#bfe0ea" x="10" y="10" width="100" height="100" rx="6" />
    <circle fill="#f3c623" cx="92" cy="28" r="9" />
    <path fill="#6fa05f" d="M10 84c30-14 66-12 100-4v24a6 6 0 0 1-6 6H16a6 6 0 0 1-6-6Z" />
    <path fill="#fffaf0" d="M44 50h26l6 46H38Z" />
    <path fill="#e3d3b8" d="M60 50h10l6 46H64Z" />
    <path fill="#a2431f" d="m40 52 17-18 17 18Z" />
    <path
      stroke="#6b3a22"
      strokeWidth="5"
      strokeLinecap="round"
      d="m57 46 24-20M57 46 33 66M57 46 37 24m20 22 22 24"
    />
    <path stroke="#b79a72" strokeWidth="3" d="M43 10v100M77 10v100M10 43h100M10 77h100" />
    <path fill="#8e7350" d="M78 78h32v26a6 6 0 0 1-6 6H78Z" />
  </Drawing>
);
