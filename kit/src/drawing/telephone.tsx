import { Drawing } from "./drawing.tsx";

/** The telephone of the hall, its receiver on the fork: a call to make. */
export const Telephone = () => (
  <Drawing>
    <path
      fill="#2b7672"
      d="M26 60c4-16 12-22 34-22s30 6 34 22l12 34a8 8 0 0 1-8 10H22a8 8 0 0 1-8-10Z"
    />
    <path fill="#57b3ad" d="M36 60c4-12 10-16 24-16s24 4 30 16l10 28H26Z" />
    <circle fill="#fff6e6" cx="60" cy="74" r="19" />
    <circle fill="#c99a2e" cx="60" cy="74" r="7" />
    <path
      fill="#3a918c"
      d="M12 42c0-16 20-26 48-26s48 10 48 26v6a4 4 0 0 1-4 4H88a4 4 0 0 1-4-4v-8c-16-5-32-5-48 0v8a4 4 0 0 1-4 4H16a4 4 0 0 1-4-4Z"
    />
  </Drawing>
);
