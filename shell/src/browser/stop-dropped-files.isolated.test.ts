import { expect, it } from "vitest";
import { stopDroppedFiles } from "./stop-dropped-files.ts";

stopDroppedFiles(document);

/** What becomes of something that is dragged over the page and dropped there. */
function drop(types: readonly string[], { taken = false, on = "div" } = {}) {
  const place = document.body.appendChild(document.createElement(on));
  if (taken) place.addEventListener("drop", (event) => event.preventDefault());
  return (["dragover", "drop"] as const).map((type) => {
    const event = new DragEvent(type, { bubbles: true, cancelable: true });
    const dataTransfer = { types, dropEffect: "copy" };
    Object.defineProperty(event, "dataTransfer", { value: dataTransfer });
    place.dispatchEvent(event);
    return { stopped: event.defaultPrevented, effect: dataTransfer.dropEffect };
  });
}

it("a file that nothing takes is not opened in the portal's place", () => {
  const stopped = { stopped: true, effect: "none" };
  expect(drop(["Files"])).toEqual([stopped, stopped]);
});

it("nor a link, nor a file that is dropped on words", () => {
  const stopped = { stopped: true, effect: "none" };
  expect(drop(["text/uri-list", "text/plain"])).toEqual([stopped, stopped]);
  expect(drop(["Files"], { on: "textarea" })).toEqual([stopped, stopped]);
});

it("words, and a link's address, can be dragged into a field as always", () => {
  const left = { stopped: false, effect: "copy" };
  expect(drop(["text/plain"])).toEqual([left, left]);
  expect(drop(["text/uri-list", "text/plain"], { on: "textarea" })).toEqual([left, left]);
});

it("a file that a field has taken is that field's", () => {
  expect(drop(["Files"], { taken: true })[1]).toEqual({ stopped: true, effect: "copy" });
});
