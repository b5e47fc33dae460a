import type { ReactNode } from "react";
import type { CardSymbol } from "./rules.ts";

/** Things of the village. Each has an outline of its own: no two differ by colour alone. */
const drawings: Record<CardSymbol, ReactNode> = {
  apple: (
    <>
      <path
        fill="#c8402f"
        d="M32 21c-5-4-11-5-16-1-5 5-6 14-3 23 3 8 8 15 13 15 2 0 4-2 6-2s4 2 6 2c5 0 10-7 13-15 3-9 2-18-3-23-5-4-11-3-16 1z"
      />
      <path fill="#e2664f" d="M36 19c4-2 8-2 12 1 5 5 6 14 3 23-2 5-5 10-8 13 5-14 4-30-7-37z" />
      <path fill="#3f7d4b" d="M34 13c3-7 9-9 15-8-1 7-8 11-15 8z" />
      <path stroke="#6b3a22" strokeWidth="4" strokeLinecap="round" d="M32 22c0-5-1-8-4-12" />
    </>
  ),
  house: (
    <>
      <path fill="#d8b98a" d="M13 30h38v28H13z" />
      <path fill="#ecd5ae" d="M40 30h11v28H40z" />
      <path fill="#a2431f" d="M32 6 4 32h56z" />
      <path fill="#0b5d5b" d="M27 40h10v18H27z" />
    </>
  ),
  fish: (
    <>
      <path
        fill="#2a6f9e"
        d="M4 33c9-15 26-19 40-7l16-10c-4 11-4 23 0 34L44 40C30 52 13 48 4 33z"
      />
      <path fill="#5fa3cb" d="M4 33c9-15 26-19 40-7l16-10c-2 5-3 11-3 17C40 29 22 28 4 33z" />
      <circle fill="#fffaf0" cx="18" cy="30" r="4" />
      <circle fill="#1f2a28" cx="18" cy="30" r="2" />
    </>
  ),
  key: (
    <g stroke="#a8741a" strokeWidth="7" strokeLinecap="round" strokeLinejoin="round">
      <path d="m29 29 28 28M44 44l8-8M53 53l6-6" />
      <circle cx="20" cy="20" r="12" />
      <path stroke="#d9a02b" strokeWidth="3" d="M20 7a13 13 0 0 1 13 13M29 27l25 25" />
    </g>
  ),
  umbrella: (
    <>
      <path
        stroke="#6b3a22"
        strokeWidth="4"
        strokeLinecap="round"
        d="M32 5v8M32 30v22a6.5 6.5 0 0 0 13 0"
      />
      <path
        fill="#6b2e6e"
        d="M4 36a28 26 0 0 1 56 0c-5-6-10-6-14 0-4-6-10-6-14 0-4-6-10-6-14 0-4-6-9-6-14 0z"
      />
      <path fill="#9c5aa0" d="M32 10c8 6 13 14 14 26 4-6 9-6 14 0a28 26 0 0 0-28-26z" />
    </>
  ),
  flower: (
    <>
      <path stroke="#3f7d4b" strokeWidth="4" strokeLinecap="round" d="M32 38v22" />
      <path fill="#3f7d4b" d="M33 56c2-9 9-12 16-11-1 8-8 13-16 11z" />
      {[0, 72, 144, 216, 288].map((turn) => (
        <ellipse
          key={turn}
          fill="#c4487a"
          cx="32"
          cy="12"
          rx="8"
          ry="9"
          transform={`rotate(${turn} 32 23)`}
        />
      ))}
      <circle fill="#f3c623" cx="32" cy="23" r="6" />
    </>
  ),
  cup: (
    <>
      <g strokeWidth="4" strokeLinecap="round">
        <path stroke="#8d7c66" d="M21 17c-5-5 4-7 0-12M36 17c-5-5 4-7 0-12" />
        <path stroke="#0b5d5b" d="M46 29h5a7 7 0 0 1 0 14h-6" />
        <path stroke="#b9824a" d="M8 59h42" />
      </g>
      <path fill="#0b5d5b" d="M10 23h38v18a12 12 0 0 1-12 12H22a12 12 0 0 1-12-12z" />
      <path fill="#3f9089" d="M37 23h11v18a12 12 0 0 1-12 12c3-9 3-19 1-30z" />
    </>
  ),
  boat: (
    <>
      <path stroke="#6b3a22" strokeWidth="4" strokeLinecap="round" d="M31 4v40" />
      <path fill="#d3764d" d="M35 7v30h22z" />
      <path fill="#b85a35" d="M27 14v23H10z" />
      <path fill="#1f5a86" d="M3 43h58l-9 16H13z" />
      <path fill="#5fa3cb" d="M3 43h58l-2 4H5z" />
    </>
  ),
};

/** The picture of a card. The card bears its name. */
export function SymbolPicture({ symbol }: { symbol: CardSymbol }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" fill="none">
      {drawings[symbol]}
    </svg>
  );
}
