import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { isNodeNewEnough, nodeForApp } from './checkout.mjs';

describe('the Node that runs the app', () => {
  it.each([
    ['20.19.0', false],
    ['22.11.9', false],
    ['22.12.0', true],
    ['23.0.0', true],
    ['24.21.0', true],
  ])('Node %s is new enough: %s', (version, isEnough) => {
    expect(isNodeNewEnough(version)).toBe(isEnough);
  });

  it('is the one that runs the script when no other is installed', () => {
    expect(nodeForApp(tmpdir(), { execPath: '/opt/node', version: '24.0.0' })).toBe('/opt/node');
  });

  it('is asked for in words when there is none', () => {
    expect(() => nodeForApp(tmpdir(), { execPath: '/usr/bin/node', version: '20.19.0' })).toThrow(
      'Confidant needs Node 22.12 or newer; this is Node 20.19.0.',
    );
  });
});
