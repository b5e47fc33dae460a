/**
 * Scrolls to an element as if it asked for these distances from the window's edges.
 *
 * @param margins lengths of CSS
 */
export function scrollWithMargins(
  element: HTMLElement,
  margins: { top: string; bottom: string },
  block: ScrollLogicalPosition,
): void {
  const { style } = element;
  const before = [style.scrollMarginTop, style.scrollMarginBottom] as const;
  style.scrollMarginTop = margins.top;
  style.scrollMarginBottom = margins.bottom;
  element.scrollIntoView({ block });
  [style.scrollMarginTop, style.scrollMarginBottom] = before;
}
