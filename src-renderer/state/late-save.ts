/** After the last key, milliseconds: main is not asked for each. */
export const SAVE_AFTER_MS = 400;

export interface LateSave<Value> {
  /** Saved shortly after the last change. */
  change(value: Value): void;
  saveNow(): void;
}

/**
 * What is typed, on its way to main: saved shortly after the last change, and at once when the window goes.
 * @param afterMs how long a pause a value waits for
 */
export function lateSave<Value>(
  save: (value: Value) => void,
  afterMs: (value: Value) => number = () => SAVE_AFTER_MS,
): LateSave<Value> {
  let unsaved: { value: Value } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const saveNow = () => {
    clearTimeout(timer);
    window.removeEventListener('pagehide', saveNow);
    if (unsaved === null) return;
    const { value } = unsaved;
    unsaved = null;
    save(value);
  };
  return {
    change: (value) => {
      unsaved = { value };
      clearTimeout(timer);
      timer = setTimeout(saveNow, afterMs(value));
      window.addEventListener('pagehide', saveNow);
    },
    saveNow,
  };
}
