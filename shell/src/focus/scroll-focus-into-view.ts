/**
 * Whatever gets the focus is in sight, also where a browser shows only the line that is written in
 * and where the dialogs' library moves the focus without scrolling. What is pressed stays where it
 * is: it would go from under the finger.
 */
export function scrollFocusIntoView(page: Document): void {
  let pressing = false;
  page.addEventListener("mousedown", () => (pressing = true), true);
  page.addEventListener("mouseup", () => (pressing = false), true);
  page.addEventListener("focusin", ({ target }) => {
    if (pressing || !(target instanceof Element)) return;
    // A field is pressed and seen by its whole label.
    const shown = target.closest("label") ?? target;
    // Of what is higher than the window, either end would lead away from the other.
    if (shown.getBoundingClientRect().height < innerHeight)
      shown.scrollIntoView({ block: "nearest" });
  });
}
