/** Where a tooltip stands unless there is no room: then on the other side. */
export type TooltipSide = 'bottom' | 'right';

/**
 * What an element takes so that a tooltip shows this text while the pointer or the keyboard's focus is on it. One layer
 * shows them all (`TooltipLayer`): an element with a tooltip costs an attribute.
 * @param text never the only explanation: it must also be the element's name, its label or a line nearby
 */
export const tooltip = (text: string, side: TooltipSide = 'bottom') => ({
  'data-tooltip': text,
  'data-tooltip-side': side,
});
