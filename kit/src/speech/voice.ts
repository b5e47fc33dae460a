import { createSpeaker } from "./speaker.ts";

/** The area's one voice. */
export const speaker = createSpeaker();
