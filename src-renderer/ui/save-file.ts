/** How long the browser may take to begin reading it. */
const KEPT_MS = 60_000;

/** Hands a file to the browser, or to the system's dialog in the desktop app, to be saved. */
export function saveFile(file: Blob, fileName: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
