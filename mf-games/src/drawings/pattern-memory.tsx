import { Drawing } from "@acompana/kit/drawing";

const POTS = [
  { x: 24, petals: "#d6322b", heart: "#f3c623" },
  { x: 60, petals: "#2f6fd0", heart: "#fffaf0" },
  { x: 96, petals: "#f3c623", heart: "#a2431f" },
];
const TURNS = [0, 72, 144, 216, 288];

/** Three flowers in their pots on a sill, each of another colour. */
export const PatternMemoryBoard = () => (
  <Drawing>
    <rect fill="#c9a878" x="2" y="104" width="116" height="10" rx="3" />
    {POTS.map(({ x, petals, heart }) => (
      <g key={x} transform={`translate(${x} 42)`}>
        <path fill="#3f7d4b" d="M-2 0h4v36h-4Zm3 30c2-10 8-13 16-13 0 9-7 14-16 13Z" />
        <g fill={petals}>
          {TURNS.map((turn) => (
            <circle key={turn} r="9" cy="-11" transform={`rotate(${turn})`} />
          ))}
        </g>
        <circle fill={heart} r="7" />
        <path fill="#b85a35" d="M-13 36h26l-4 26H-9Z" />
        <path fill="#d3764d" d="M-15 31h30v8h-30Zm19 8h9l-4 23H1Z" />
      </g>
    ))}
  </Drawing>
);
