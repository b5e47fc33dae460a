import { Drawing } from "@acompana/kit/drawing";

const DARK = [
  [22, 40],
  [74, 40],
  [48, 66],
  [74, 92],
];
const LIT = [
  [48, 40],
  [22, 66],
  [74, 66],
  [22, 92],
];

/** A house at night; behind some of its windows there is light. */
export const VisualMemoryBoard = () => (
  <Drawing>
    <rect fill="#223a4a" x="4" y="4" width="112" height="112" rx="12" />
    <circle fill="#f6ebd9" cx="100" cy="19" r="7" />
    <path fill="#8f4a30" d="M8 34 60 8l52 26Z" />
    <path fill="#d8c3a2" d="M14 34h92v82H14Z" />
    <path fill="#e8d8bd" d="M82 34h24v82H82Z" />
    {DARK.map(([x, y]) => (
      <rect key={`${x} ${y}`} fill="#3b6472" x={x} y={y} width="20" height="18" rx="2" />
    ))}
    {LIT.map(([x, y]) => (
      <rect key={`${x} ${y}`} fill="#f3c623" x={x} y={y} width="20" height="18" rx="2" />
    ))}
    <path fill="#6b3a22" d="M48 116V94a6 6 0 0 1 6-6h8a6 6 0 0 1 6 6v22Z" />
  </Drawing>
);
