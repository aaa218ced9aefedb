import { createEvent, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { refuseStrayFiles } from './dropped-files.ts';

let stop = () => {};
afterEach(() => stop());

/** True: a browser would do what it always does with this. */
const staysWithBrowser = (kind: 'dragOver' | 'drop', types: readonly string[]) =>
  fireEvent(document.body, createEvent[kind](document.body, { dataTransfer: { types } }));

describe('files dropped where nothing takes them', () => {
  it('are let go, and do not take the place of the window', () => {
    stop = refuseStrayFiles();
    expect(staysWithBrowser('dragOver', ['Files'])).toBe(false);
    expect(staysWithBrowser('drop', ['Files'])).toBe(false);
  });

  it('are no text, which may be dropped into a field', () => {
    stop = refuseStrayFiles();
    expect(staysWithBrowser('dragOver', ['text/plain'])).toBe(true);
    expect(staysWithBrowser('drop', ['text/plain'])).toBe(true);
  });
});
