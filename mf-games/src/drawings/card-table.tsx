import { Drawing } from "@acompana/kit/drawing";

/** A table with three cards on it: the games of memory. */
export const CardTable = () => (
  <Drawing>
    <path fill="#8a5a2f" d="M20 88h9l-5 28h-8Zm71 0h9l4 28h-8Z" />
    <ellipse fill="#a9773f" cx="60" cy="80" rx="56" ry="22" />
    <ellipse fill="#c9955a" cx="60" cy="75" rx="56" ry="22" />
    <g transform="rotate(-16 40 70)">
      <rect fill="#0b5d5b" x="20" y="22" width="36" height="50" rx="6" />
      <path fill="#f6ebd9" d="m38 33 4 8 9 1-6 7 2 9-9-4-9 4 2-9-6-7 9-1Z" />
    </g>
    <g transform="rotate(14 82 70)">
      <rect fill="#fffdf8" x="64" y="20" width="36" height="50" rx="6" />
      <path fill="#d6322b" d="M82 58C70 50 70 40 76 38c3-1 5 1 6 4 1-3 3-5 6-4 6 2 6 12-6 20Z" />
    </g>
    <rect fill="#e6d3ea" x="43" y="24" width="36" height="52" rx="6" />
    <path fill="#f7edf9" d="M49 24h24a6 6 0 0 1 6 6v40Z" />
    <circle fill="#f3c623" cx="61" cy="50" r="11" />
  </Drawing>
);
