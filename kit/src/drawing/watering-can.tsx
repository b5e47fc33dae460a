import { Drawing } from "./drawing.tsx";

/** A watering can and a sprout: plants to water. */
export const WateringCan = () => (
  <Drawing>
    <path
      fill="#4f6f7a"
      d="M52 34c8-14 40-14 46 6 4 14-4 30-14 38l-8-8c8-6 12-16 9-26-4-10-18-11-24-4Z"
    />
    <path fill="#7fa7b4" d="M40 44h46l6 52a8 8 0 0 1-8 9H42a8 8 0 0 1-8-9Z" />
    <path fill="#6a919f" d="M38 66 16 44l-8 4 4-14 12-6-2 8 18 16Z" />
    <path fill="#98bdc8" d="M78 44h8l6 52a8 8 0 0 1-8 9h-4Z" />
    <path
      fill="#3f8a55"
      d="M14 106c-2-14-8-18-12-18 2-8 12-8 14 2 2-12 10-14 16-10-2 8-10 12-12 26Z"
    />
  </Drawing>
);
