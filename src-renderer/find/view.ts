/** What is on the screen, with some room above and below: pixels from the top of the window. */
export interface View {
  top: number;
  bottom: number;
}

export function isOutside(element: Element, { top, bottom }: View): boolean {
  const box = element.getBoundingClientRect();
  return box.bottom < top || box.top > bottom;
}
