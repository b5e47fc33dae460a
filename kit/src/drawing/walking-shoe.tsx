import { Drawing } from "./drawing.tsx";

/** A shoe to go out in: something to do. */
export const WalkingShoe = () => (
  <Drawing>
    <path
      fill="#3f7d6b"
      d="M14 34c10 6 22 6 32-2 8 20 22 30 44 34 12 2 18 8 18 18v6H12c-2-20-3-40 2-56Z"
    />
    <path
      fill="#2f6153"
      d="M14 34c10 6 22 6 32-2l4 8c-12 9-26 10-38 4Zm-3 28c12 0 22 8 24 28H12c-1-10-1-19-1-28Z"
    />
    <path fill="#8a5229" d="M10 88h100v8a8 8 0 0 1-8 8H18a8 8 0 0 1-8-8Z" />
    <path fill="#fffaf0" d="m49 56 13-8 3 5-13 8Zm10 10 12-9 4 4-12 10Zm13 8 9-10 5 3-9 11Z" />
    <path fill="#d9764f" d="M86 65c16 2 22 9 22 19v4H96c0-10-3-17-10-23Z" />
  </Drawing>
);
