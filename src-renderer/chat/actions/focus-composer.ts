/** To where the person goes on: what had the focus before left the screen with the action. */
export function focusComposer(): void {
  document.querySelector<HTMLElement>('[data-composer]')?.focus({ preventScroll: true });
}
