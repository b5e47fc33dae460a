import { Drawing } from "./drawing.tsx";

/** A wicker basket with a loaf and leeks: things to buy. */
export const Basket = () => (
  <Drawing>
    <path fill="#e2b26f" d="M30 22c8-10 20-6 22 4l10 34H28Z" />
    <path
      fill="#3f8a55"
      d="M72 8c10 6 12 16 8 28l-6 24h-9l3-28c-6-8-4-18 4-24Zm20 12c6 8 4 16-2 24l-6 16h-8l8-26c-2-6 2-12 8-14Z"
    />
    <path fill="#8a5229" d="M8 54a6 6 0 0 1 6-6h92a6 6 0 0 1 0 12H14a6 6 0 0 1-6-6Z" />
    <path fill="#c0894a" d="M16 60h88l-9 40a8 8 0 0 1-8 6H33a8 8 0 0 1-8-6Z" />
    <path fill="#a86f35" d="M34 66h8l3 34h-8Zm22 0h8v34h-8Zm22 0h8l-3 34h-8Z" />
  </Drawing>
);
