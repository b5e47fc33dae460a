import { fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { showEnd, useNewestInView } from "./use-newest-in-view.ts";

/** In px. The newest message ends where the talk does. */
const TALK = 1_000;

/** What hears of a change of the talk's room, which the browser would tell it. */
const changes = new Set<() => void>();

beforeEach(() => {
  changes.clear();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      readonly change: () => void;
      constructor(change: () => void) {
        this.change = change;
      }
      observe() {
        changes.add(this.change);
      }
      disconnect() {
        changes.delete(this.change);
      }
    },
  );
});

function Talk({ count }: { count: number }) {
  const room = useRef<HTMLElement>(null);
  const held = useRef<HTMLLIElement>(null);
  const newest = useNewestInView(count, held, room);
  return (
    <section ref={room} aria-label="room">
      <ol>
        <li ref={newest}>newest</li>
        <li ref={held}>
          <button type="button">held</button>
        </li>
      </ol>
    </section>
  );
}

/** A talk in a room of 400 px, with the means to scroll it and to give it another height. */
function drawTalk() {
  const { rerender } = render(<Talk count={0} />);
  const room = screen.getByRole("region");
  const newest = screen.getByText("newest");
  const is = { height: 400 };
  vi.spyOn(room, "clientHeight", "get").mockImplementation(() => is.height);
  room.getBoundingClientRect = () => new DOMRect(0, 0, 300, is.height);
  newest.getBoundingClientRect = () => new DOMRect(0, TALK - 100 - room.scrollTop, 300, 100);
  const scrollTo = (top: number) => {
    room.scrollTop = top;
    fireEvent.scroll(room);
  };
  newest.scrollIntoView = () => scrollTo(TALK - is.height);
  rerender(<Talk count={1} />);
  const become = (height: number) => {
    is.height = height;
    // Scrolled no further than there is something.
    if (room.scrollTop > Math.max(0, TALK - height)) scrollTo(Math.max(0, TALK - height));
    for (const change of changes) change();
  };
  return { room, scrollTo, become };
}

test("who is at the end of the talk stays there when its room grows and shrinks again", () => {
  const { room, become } = drawTalk();
  expect(room.scrollTop).toBe(600);
  become(1_100);
  expect(room.scrollTop).toBe(0);
  become(400);
  expect(room.scrollTop).toBe(600);
});

test("a window that shrinks in steps, and tells of a scroll between two, keeps the end", () => {
  const { room, become } = drawTalk();
  for (const height of [350, 300, 250]) {
    become(height);
    vi.spyOn(room, "clientHeight", "get").mockReturnValueOnce(height - 50);
    fireEvent.scroll(room);
  }
  expect(room.scrollTop).toBe(TALK - 250);
});

test("who has scrolled back stays where she is", () => {
  const { room, scrollTo, become } = drawTalk();
  scrollTo(200);
  become(500);
  become(300);
  expect(room.scrollTop).toBe(200);
});

test("a talk that is known as it opens is seen from its newest message on", async () => {
  const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
  render(<Talk count={3} />);
  await vi.waitFor(() => expect(scroll).toHaveBeenCalled());
  expect(scroll.mock.contexts.at(0)).toBe(screen.getByText("newest"));
});

test("what has the focus in the talk stays in sight instead", () => {
  const { room, become } = drawTalk();
  screen.getByRole("button", { name: "held" }).focus();
  become(300);
  expect(room.scrollTop).toBe(600);
});

test("what is said first is shown to its end, in its room alone, and stays so", async () => {
  const page = vi.spyOn(Element.prototype, "scrollIntoView");
  const [room, said] = [document.createElement("div"), document.createElement("p")];
  const is = { height: 400 };
  vi.spyOn(room, "clientHeight", "get").mockImplementation(() => is.height);
  room.getBoundingClientRect = () => new DOMRect(0, 0, 300, is.height);
  said.getBoundingClientRect = () => new DOMRect(0, 350 - room.scrollTop, 300, 100);
  const stop = showEnd(said, room);
  await vi.waitFor(() => expect(room.scrollTop).toBe(50));
  is.height = 300;
  for (const change of changes) change();
  expect(room.scrollTop).toBe(150);
  expect(page).not.toHaveBeenCalled();
  stop();
  expect(changes.size).toBe(0);
});
