import { Drawing } from "@acompana/kit/drawing";

const TILES = [
  [10, 10],
  [62, 62],
] as const;
const STAR =
  "m0-17 4 7.2 8-4.2v8.1L19 0l-7 5.9v8.1l-8-4.2L0 17l-4-7.2-8 4.2V5.9L-19 0l7-5.9V-14l8 4.2Z";

/** Two glazed tiles that lie face down, and a pair of apples. */
export const CardPairsBoard = () => (
  <Drawing>
    <rect fill="#fffdf8" x="62" y="10" width="48" height="48" rx="8" />
    <rect fill="#fffdf8" x="10" y="62" width="48" height="48" rx="8" />
    {TILES.map(([x, y]) => (
      <g key={x} transform={`translate(${x} ${y})`}>
        <rect fill="#0b5d5b" width="48" height="48" rx="8" />
        <path fill="#0f7370" d="M26 0h14a8 8 0 0 1 8 8v32Z" />
        <path fill="#f6ebd9" transform="translate(24 24)" d={STAR} />
      </g>
    ))}
    {[86, 34].map((x) => (
      <g key={x} transform={`translate(${x} ${120 - x})`}>
        <path fill="#c8402f" d="M0-6c-14-8-19 6-14 16 4 8 9 8 14 6 5 2 10 2 14-6C19 0 14-14 0-6Z" />
        <path fill="#e2664f" d="M3-7C15-12 18 1 13 10 14 0 11-5 3-7Z" />
        <path fill="#3f7d4b" d="M1-8c0-8 5-11 12-11 0 7-4 11-12 11Z" />
      </g>
    ))}
  </Drawing>
);
