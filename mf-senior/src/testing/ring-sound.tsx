import { READING_MARK } from "@acompana/kit/read-aloud";
import { createPageSound } from "@acompana/kit/sound";
import { fakeAudio, type ScreenSetup } from "@acompana/kit/testing";
import { screen } from "@testing-library/react";
import { browser, draw } from "./ringing.tsx";

const TOUCH = "Toca para que suene";

export const sayings = () => browser.texts().filter((text) => text === "Es la hora.").length;

export const touch = () => screen.queryByText(TOUCH);

export const stops: (() => void)[] = [];

/** Draws the overlay in a page whose browser lets it sound, or does when it is allowed. */
export async function drawWithSound(
  isAllowed: boolean,
  { answers, ...setup }: ScreenSetup = {},
): Promise<Awaited<ReturnType<typeof draw>> & { audio: ReturnType<typeof fakeAudio> }> {
  const audio = fakeAudio({ isAllowed });
  const sound = createPageSound();
  stops.push(sound.listen());
  const view = await draw(answers, { sound, ...setup });
  return { ...view, audio };
}

/** Has a line of the page read aloud; returns what ends that. */
export function readAloud(): () => void {
  const line = document.body.appendChild(document.createElement("p"));
  line.setAttribute(READING_MARK, "");
  const end = () => line.remove();
  stops.push(end);
  return end;
}
