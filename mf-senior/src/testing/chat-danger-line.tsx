import { renderScreen } from "@acompana/kit/testing";
import { act, screen } from "@testing-library/react";
import { beforeEach, vi } from "vitest";
import { Chat } from "../chat/chat.tsx";
import { answering, tell } from "./chat-danger.tsx";
import { carmen } from "./fixtures.ts";

/** Tells what is watched how much of it is in the window. */
export let scroll: (ratio: number) => void;

export let watched: Set<Element>;

export const calls = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

export async function drawIn(sentence: string) {
  const { answers } = answering(null, "Muy bien.");
  renderScreen(<Chat />, { session: carmen, answers });
  await tell(sentence);
}

/** What each of these tests begins with, and how it is left. */
export function prepareChatDangerLine() {
  beforeEach(() => {
    watched = new Set();
    vi.stubGlobal("reportError", vi.fn());
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        constructor(
          tell: (entries: Pick<IntersectionObserverEntry, "intersectionRatio">[]) => void,
        ) {
          scroll = (intersectionRatio) => act(() => tell([{ intersectionRatio }]));
        }
        observe(element: Element) {
          watched.add(element);
        }
        disconnect() {
          watched.clear();
        }
      },
    );
  });
}
