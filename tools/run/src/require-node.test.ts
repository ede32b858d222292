import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findOnPath } from './find-chromium.mjs';
import { isSupportedNode } from './require-node.mjs';

describe('the machine', () => {
  it.each([
    ['20.19.0', true],
    ['20.20.2', true],
    ['22.1.0', true],
    ['20.18.9', false],
    ['18.20.0', false],
  ])('Node.js %s is supported: %s', (version, expected) => {
    expect(isSupportedNode(version)).toBe(expected);
  });

  it('finds the first requested program on the path, and only an executable one', () => {
    const folder = mkdtempSync(join(tmpdir(), 'path-'));
    writeFileSync(join(folder, 'chromium'), '#!/bin/sh\n', { mode: 0o644 });
    expect(findOnPath(folder, ['chromium'])).toBeUndefined();
    chmodSync(join(folder, 'chromium'), 0o755);
    expect(findOnPath(`/nowhere:${folder}`, ['google-chrome', 'chromium'])).toBe(join(folder, 'chromium'));
  });
});
