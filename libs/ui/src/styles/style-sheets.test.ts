import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => [file, readFileSync(join(source, file), 'utf8')] as const);

describe.each(sheets.filter(([file]) => file.endsWith('.module.css')))('%s', (_, text) => {
  it('is in the components layer', () => {
    expect(text.trimStart()).toMatch(/^@layer components \{/);
  });

  it('takes its colours from tokens', () => {
    expect(text.match(/#[0-9a-f]{3,8}\b|rgb/gi)).toBeNull();
  });
});

it.each([
  ['default', 'source-sans.woff2'],
  ['alternative', 'condensed-sans.woff2'],
])('has one font file for the %s theme, of at most 45 kB', (_, file) => {
  expect(statSync(join(import.meta.dirname, file)).size).toBeLessThanOrEqual(26_000);
});
