/** What is pressed. */
const CONTROL = [
  "a[href], button, summary, label, input, textarea, select",
  ...["button", "link", "tab", "switch", "checkbox", "radio", "option", "menuitem", "gridcell"].map(
    (role) => `[role=${role}]`,
  ),
].join();

/** Follow the finger by themselves, or have buttons of their own. */
const LEFT_ALONE = "input[type=range], audio, video, iframe, [contenteditable]";

/** What cannot be undone, or asks for it. Buttons with the look `danger` bear it by themselves. */
const DELETES = "[data-deletes]";

/** What an event hit first, also in a shadow tree. */
export function hitBy(event: Event): Element | null {
  const [hit] = event.composedPath();
  return hit instanceof Element ? hit : null;
}

/** What is pressed where this is hit: a field in its label, else the nearest control. */
export function controlOf(hit: Element | null): HTMLElement | null {
  if (!hit || hit.closest(LEFT_ALONE)) return null;
  const control = hit.closest<HTMLElement>(CONTROL);
  const field = control instanceof HTMLLabelElement ? (control.control ?? null) : null;
  return field ?? control;
}

/** Whether this place of the window lies on the control, or on its label. */
export function isOverControl(control: Element, x: number, y: number): boolean {
  let hit = document.elementFromPoint(x, y);
  for (let inner = hit; inner?.shadowRoot; hit = inner)
    inner = inner.shadowRoot.elementFromPoint(x, y);
  return controlOf(hit) === control;
}

/** Whether a touch that no browser takes for a press may press it. */
export const isPressable = (control: HTMLElement): boolean =>
  control.isConnected &&
  !control.matches(`:disabled, ${LEFT_ALONE}`) &&
  !control.closest(`${DELETES}, [inert]`);
