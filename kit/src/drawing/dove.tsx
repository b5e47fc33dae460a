import { Drawing } from "./drawing.tsx";

/** A dove with a sprig: where a letter will come. */
export const Dove = () => (
  <Drawing>
    <path fill="#9fb0c4" d="M46 60C34 50 30 32 38 16c12 8 20 24 20 42Z" />
    <path
      fill="#7d91ab"
      d="M17 60c3-9 14-12 23-6 8 5 16 9 28 8 10-1 18 2 26 6-4 17-20 27-40 26-20 0-34-12-37-34Z"
    />
    <path
      fill="#5f7594"
      d="m84 66 30-12-3 11 6 9-28 6ZM50 66C46 42 58 20 84 8c4 22-2 46-20 62-4 3-13 2-14-4Z"
    />
    <path fill="#d9764f" d="m17 58-11 6 12 3Z" />
    <circle fill="#273057" cx="29" cy="59" r="3" />
    <path
      fill="#3f7d4b"
      d="M8 64c-6 6-7 14-4 22 5-7 7-14 4-22Zm1 1c5 4 11 10 12 19-8-3-12-10-12-19Z"
    />
  </Drawing>
);
