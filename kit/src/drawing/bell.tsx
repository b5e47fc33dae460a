import { Drawing } from "./drawing.tsx";

/** A brass bell: reminders. */
export const Bell = () => (
  <Drawing>
    <path fill="#8a5a16" d="M48 98a12 12 0 0 0 24 0Z" />
    <path
      fill="#d9a02b"
      d="M60 12a8 8 0 0 0-8 8v3C36 28 28 41 28 58v18L16 92h88L92 76V58c0-17-8-30-24-35v-3a8 8 0 0 0-8-8Z"
    />
    <path fill="#f3c65a" d="M68 23c16 5 24 18 24 35v18l12 16H82c2-30-1-53-14-69Z" />
    <rect fill="#b37a1c" x="12" y="90" width="96" height="10" rx="5" />
  </Drawing>
);
