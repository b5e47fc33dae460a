import { MINUTE } from "./ringing.tsx";

export const HOUR = 60 * MINUTE;
