/** After the last key, milliseconds: main is not asked for each. */
const SAVE_AFTER_MS = 400;

export interface LateSave<Value> {
  /** Saved shortly after the last change. */
  change(value: Value): void;
  saveNow(): void;
}

/** What is typed, on its way to main: saved shortly after the last change, and at once when the window goes. */
export function lateSave<Value>(save: (value: Value) => void): LateSave<Value> {
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
      timer = setTimeout(saveNow, SAVE_AFTER_MS);
      window.addEventListener('pagehide', saveNow);
    },
    saveNow,
  };
}
