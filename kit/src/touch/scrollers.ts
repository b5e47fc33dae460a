/** What may scroll under a finger on this, out of shadow trees too; the page always. */
export function scrollersOf(element: Element): Element[] {
  const found = document.scrollingElement ? [document.scrollingElement] : [];
  for (let one: Element | null = element; one; one = parentOf(one))
    if (one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth) found.push(one);
  return found;
}

function parentOf(element: Element): Element | null {
  if (element.assignedSlot) return element.assignedSlot;
  const parent = element.parentNode;
  return parent instanceof ShadowRoot ? parent.host : element.parentElement;
}
