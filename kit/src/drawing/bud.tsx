import { Drawing } from "./drawing.tsx";

/** A daisy that has not opened: a quiet day. */
export const Bud = () => (
  <Drawing>
    <path fill="#3f7d4b" d="M57 58h6v54h-6Z" />
    <path fill="#5c9c66" d="M62 104c2-18 14-24 30-24 0 16-12 26-30 24Z" />
    <path fill="#fffaf0" d="M60 22c9 8 14 18 12 30H48c-2-12 3-22 12-30Z" />
    <path fill="#3f7d4b" d="M44 46c4 6 10 4 16 8 6-4 12-2 16-8 2 14-4 24-16 26-12-2-18-12-16-26Z" />
  </Drawing>
);
