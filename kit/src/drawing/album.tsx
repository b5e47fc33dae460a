import { Drawing } from "./drawing.tsx";

/** An album with a picture of the hills on its cover: memories. */
export const Album = () => (
  <Drawing>
    <rect fill="#e8d3b4" x="24" y="26" width="88" height="78" rx="8" />
    <rect fill="#a2431f" x="14" y="18" width="90" height="78" rx="9" />
    <path fill="#7d3115" d="M23 18h9v78h-9a9 9 0 0 1-9-9V27a9 9 0 0 1 9-9Z" />
    <rect fill="#fff6e6" x="42" y="30" width="52" height="52" rx="4" />
    <rect fill="#9fd0dc" x="47" y="35" width="42" height="36" rx="2" />
    <circle fill="#ffcf5c" cx="78" cy="45" r="6" />
    <path fill="#4d7a5a" d="M47 71V61l13-11 11 9 7-5 11 8v9Z" />
  </Drawing>
);
