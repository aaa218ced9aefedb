const FORMULA = '[data-formula]';

/**
 * Chromium copies a drawn formula as a column of letters, without its fractions and exponents. In what is copied its
 * source stands in its place, as it does in "Copy as Markdown"; everything else is what the browser makes of it.
 */
function copyWithFormulas(event: ClipboardEvent): void {
  const selection = getSelection();
  if (selection?.rangeCount !== 1 || selection.isCollapsed || event.defaultPrevented) return;
  const range = selection.getRangeAt(0);
  const { commonAncestorContainer: common } = range;
  const element = common instanceof Element ? common : common.parentElement;
  // A part of a formula is the whole of it.
  const around = element?.closest(FORMULA);
  if (around) {
    put(event, around.getAttribute('data-formula') ?? '');
    return;
  }
  if (!element || ![...element.querySelectorAll(FORMULA)].some((formula) => range.intersectsNode(formula))) return;

  // Only what is laid out has lines and cells: it stands in the page for a moment, where nobody sees it.
  const copy = document.createElement('div');
  copy.append(range.cloneContents());
  for (const formula of copy.querySelectorAll(FORMULA)) formula.replaceWith(formula.getAttribute('data-formula') ?? '');
  copy.style.position = 'fixed';
  copy.style.left = '-10000px';
  copy.style.whiteSpace = getComputedStyle(element).whiteSpace;
  element.append(copy);
  selection.selectAllChildren(copy);
  const text = selection.toString();
  copy.remove();
  selection.removeAllRanges();
  selection.addRange(range);
  put(event, text);
}

function put(event: ClipboardEvent, text: string): void {
  event.clipboardData?.setData('text/plain', text);
  event.preventDefault();
}

/** Returns how to stop. */
export function watchCopiedFormulas(): () => void {
  document.addEventListener('copy', copyWithFormulas);
  return () => document.removeEventListener('copy', copyWithFormulas);
}
