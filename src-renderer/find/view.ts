/** What is on the screen, with some room around: pixels from the top and the left of the window. */
export interface View {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export function isAboveOrBelow(element: Element, { top, bottom }: View): boolean {
  const box = element.getBoundingClientRect();
  return box.bottom < top || box.top > bottom;
}

/** For what holds all of its text: in code a line goes on beyond the box of its block. */
export function isOutside(element: Element, view: View): boolean {
  const { left, right } = element.getBoundingClientRect();
  return right < view.left || left > view.right || isAboveOrBelow(element, view);
}
