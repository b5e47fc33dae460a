import { Drawing } from "./drawing.tsx";

/** A bowl of soup with its spoon: a meal. */
export const SoupBowl = () => (
  <Drawing>
    <path fill="#8d7b68" d="M72 46 98 12c4-6 14-5 14 2 0 8-8 10-12 13L80 52Z" />
    <ellipse fill="#3f7fa0" cx="60" cy="54" rx="52" ry="17" />
    <ellipse fill="#e8a84a" cx="60" cy="54" rx="43" ry="11" />
    <path fill="#2f6f8f" d="M8 54c14 20 90 20 104 0 0 26-14 42-34 48v6H42v-6C22 96 8 80 8 54Z" />
    <path fill="#4a8fb0" d="M112 54c0 26-14 42-34 48v6H66c20-8 28-24 30-43 7-3 13-7 16-11Z" />
  </Drawing>
);
