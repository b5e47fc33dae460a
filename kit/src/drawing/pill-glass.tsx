import { Drawing } from "./drawing.tsx";

/** A glass of water and a pill: a medicine to take. */
export const PillGlass = () => (
  <Drawing>
    <path fill="#dff1f4" d="M24 16h56l-6 82a8 8 0 0 1-8 8H38a8 8 0 0 1-8-8Z" />
    <path fill="#8fc6d3" d="M26 46h52l-4 52a8 8 0 0 1-8 8H38a8 8 0 0 1-8-8Z" />
    <path fill="#fffdf8" d="M66 24h6l-5 70h-5Z" opacity="0.8" />
    <g transform="rotate(-28 88 92)">
      <rect fill="#efdcb8" x="64" y="80" width="48" height="24" rx="12" />
      <path fill="#d9764f" d="M76 80h12v24H76a12 12 0 0 1 0-24Z" />
    </g>
  </Drawing>
);
