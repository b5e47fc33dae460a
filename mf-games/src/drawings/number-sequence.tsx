import { Drawing } from "@acompana/kit/drawing";

/** Outlines of the numerals, in the middle of each skittle. */
const SKITTLES = [
  { x: 26, fill: "#c8402f", light: "#df6650", numeral: "m-5 -5 6-5v20" },
  { x: 60, fill: "#2a6f9e", light: "#4a91bd", numeral: "M-6-5c0-7 12-7 12 0 0 5-12 9-12 15H6" },
  { x: 94, fill: "#d9a02b", light: "#edbf55", numeral: "M-6-9H6l-7 8c9-1 9 11 0 11-4 0-6-2-6-4" },
];

/** Three skittles in a row, with their numbers. */
export const NumberSequenceBoard = () => (
  <Drawing>
    <path fill="#c9a878" d="M4 102h112v8H4Z" />
    {SKITTLES.map(({ x, fill, light, numeral }) => (
      <g key={x} transform={`translate(${x} 74)`}>
        <path
          fill={fill}
          d="M0-60c9 0 12 7 10 14-2 6-2 9 1 14 6 10 8 36 2 60h-26c-6-24-4-50 2-60 3-5 3-8 1-14-2-7 1-14 10-14Z"
        />
        <path
          fill={light}
          d="M3-60c7 1 9 8 7 14-2 6-2 9 1 14 6 10 8 36 2 60H8c4-20 3-46-2-56-4-8 1-20-3-32Z"
        />
        <path fill="#fffaf0" d="M-10-37h20l1 5h-22Z" />
        <circle fill="#fffaf0" r="14" cy="6" />
        <path
          stroke="#1f2a28"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
          transform="translate(0 6)"
          d={numeral}
        />
      </g>
    ))}
  </Drawing>
);
