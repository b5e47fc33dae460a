import { Drawing } from "./drawing.tsx";

/** The house of the portal's mark, which looks at one: the assistant. */
export const HouseWithEyes = () => (
  <Drawing>
    <path fill="#f3e3cc" d="M22 58 60 26l38 32v42a6 6 0 0 1-6 6H28a6 6 0 0 1-6-6Z" />
    <path fill="#e0c8a4" d="M22 58 60 26v80H28a6 6 0 0 1-6-6Z" />
    <path fill="#a2431f" d="M60 12 10 54l8 10 42-35 42 35 8-10Z" />
    <ellipse fill="#273057" cx="46" cy="64" rx="6" ry="8" />
    <ellipse fill="#273057" cx="74" cy="64" rx="6" ry="8" />
    <path
      fill="#d9764f"
      d="M60 99c-10-7-14-11-14-16a7 7 0 0 1 14-3 7 7 0 0 1 14 3c0 5-4 9-14 16Z"
    />
  </Drawing>
);
