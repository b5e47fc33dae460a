import { Drawing } from "./drawing.tsx";

/** A letter with a heart for its seal: messages of the family. */
export const Letter = () => (
  <Drawing>
    <rect fill="#fffaf0" x="10" y="28" width="100" height="70" rx="9" />
    <path fill="#f0cdd8" d="m12 92 36-30h24l36 30a9 9 0 0 1-7 6H19a9 9 0 0 1-7-6Z" />
    <path fill="#e3a9bb" d="M14 31a9 9 0 0 1 5-3h82a9 9 0 0 1 5 3L65 66a8 8 0 0 1-10 0Z" />
    <path
      fill="#8a1f45"
      d="M60 84c-11-8-16-13-16-19a8 8 0 0 1 16-3 8 8 0 0 1 16 3c0 6-5 11-16 19Z"
    />
  </Drawing>
);
