import { Drawing } from "@acompana/kit/drawing";

/** A slate with a sum, chalk, and the pieces of a puzzle: the other games. */
export const Slate = () => (
  <Drawing>
    <rect fill="#a9773f" x="8" y="12" width="92" height="70" rx="8" />
    <rect fill="#2f4a45" x="16" y="20" width="76" height="54" rx="4" />
    <path
      stroke="#fffaf0"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
      d="m24 36 6-5v24m10-12h14m-7-7v14M64 38c0-9 15-9 15 0 0 7-15 10-15 17h15"
    />
    <path fill="#c9955a" d="M4 98h112v10H4Z" />
    <path fill="#6b2e6e" d="M72 70h11a6 6 0 1 1 12 0h11v11a6 6 0 1 1 0 12v11H72Z" />
    <path fill="#8c4c90" d="M95 70h11v11a6 6 0 1 1 0 12v11h-8c4-12 4-22-3-34Z" />
    <rect fill="#fffaf0" x="22" y="90" width="30" height="8" rx="3" />
  </Drawing>
);
