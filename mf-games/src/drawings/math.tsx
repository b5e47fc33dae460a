import { Drawing } from "@acompana/kit/drawing";

const APPLES = [20, 49, 101];

/** Two apples and one more, and a slate that counts them. */
export const MathBoard = () => (
  <Drawing>
    <rect fill="#a9773f" x="6" y="8" width="108" height="62" rx="8" />
    <rect fill="#2f4a45" x="13" y="15" width="94" height="48" rx="4" />
    <path
      stroke="#fffaf0"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
      d="M23 33c0-8 13-8 13 0 0 6-13 9-13 15h13M44 39h12m-6-6v12m14-9 5-4v16M78 36h11m-11 7h11m5-12h9l-6 7c8 0 7 10 0 10-3 0-4-1-5-2"
    />
    {APPLES.map((x) => (
      <g key={x} transform={`translate(${x} 93)`}>
        <path fill="#c8402f" d="M0-6c-13-7-17 5-13 14 4 8 8 8 13 6 5 2 9 2 13-6C17-1 13-13 0-6Z" />
        <path fill="#e2664f" d="M3-7C14-11 16 1 12 9 13 0 10-5 3-7Z" />
        <path fill="#3f7d4b" d="M1-8c0-7 4-9 10-9 0 6-4 9-10 9Z" />
      </g>
    ))}
    <path fill="#1f2a28" d="M73 86h4v6h6v4h-6v6h-4v-6h-6v-4h6Z" />
  </Drawing>
);
