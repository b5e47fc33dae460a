import { Drawing } from "./drawing.tsx";

const PETALS = [0, 45, 90, 135, 180, 225, 270, 315];

/** A daisy in bloom: a day on which somebody was there. */
export const Daisy = () => (
  <Drawing>
    <path fill="#3f7d4b" d="M57 62h6v50h-6Z" />
    <path fill="#5c9c66" d="M62 104c2-18 14-24 30-24 0 16-12 26-30 24Z" />
    <g fill="#c7668c">
      {PETALS.map((turn) => (
        <ellipse key={turn} cx="60" cy="24" rx="11" ry="18" transform={`rotate(${turn} 60 46)`} />
      ))}
    </g>
    <circle fill="#f3c623" cx="60" cy="46" r="13" />
    <path fill="#d9a02b" d="M60 59a13 13 0 0 1-12-18 13 13 0 0 0 20 15 13 13 0 0 1-8 3Z" />
  </Drawing>
);
