import { Drawing } from "./drawing.tsx";

/** Two dominoes that lean on each other: games. */
export const Dominoes = () => (
  <Drawing>
    <g transform="rotate(16 82 62)">
      <rect fill="#d9bfdd" x="60" y="22" width="42" height="80" rx="9" />
      <path stroke="#a884ad" strokeWidth="4" d="M66 62h30" />
      <path
        fill="#4a2a4d"
        d="M76 42a5 5 0 1 0 10 0 5 5 0 0 0-10 0Zm-8 31a5 5 0 1 0 10 0 5 5 0 0 0-10 0Zm16 18a5 5 0 1 0 10 0 5 5 0 0 0-10 0Z"
      />
    </g>
    <g transform="rotate(-10 42 62)">
      <rect fill="#fffaf0" x="18" y="18" width="46" height="86" rx="9" />
      <path stroke="#c9bfae" strokeWidth="4" d="M25 61h32" />
      <path
        fill="#4a2a4d"
        d="M27 33a5 5 0 1 0 10 0 5 5 0 0 0-10 0Zm18 15a5 5 0 1 0 10 0 5 5 0 0 0-10 0ZM27 75a5 5 0 1 0 10 0 5 5 0 0 0-10 0Zm9 8a5 5 0 1 0 10 0 5 5 0 0 0-10 0Zm9 8a5 5 0 1 0 10 0 5 5 0 0 0-10 0Z"
      />
    </g>
  </Drawing>
);
