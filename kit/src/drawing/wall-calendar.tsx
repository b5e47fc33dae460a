import { Drawing } from "./drawing.tsx";

/** The calendar on the kitchen's wall, with a heart on one of its days: something of one's own. */
export const WallCalendar = () => (
  <Drawing>
    <rect fill="#e0c8a4" x="20" y="24" width="88" height="84" rx="9" />
    <rect fill="#fffaf0" x="14" y="20" width="88" height="82" rx="9" />
    <path fill="#2f6f86" d="M14 29a9 9 0 0 1 9-9h70a9 9 0 0 1 9 9v15H14Z" />
    <path
      fill="#8a6a3a"
      d="M34 12a4 4 0 0 1 8 0v18a4 4 0 0 1-8 0Zm40 0a4 4 0 0 1 8 0v18a4 4 0 0 1-8 0Z"
    />
    <path
      fill="#d8cbb4"
      d="M24 54h14v11H24Zm21 0h14v11H45Zm21 0h14v11H66ZM24 72h14v11H24Zm0 17h14v6H24Zm21 0h14v6H45Z"
    />
    <path
      fill="#c2452d"
      d="M73 94c-11-8-16-12-16-18a8 8 0 0 1 16-3 8 8 0 0 1 16 3c0 6-5 10-16 18Z"
    />
  </Drawing>
);
