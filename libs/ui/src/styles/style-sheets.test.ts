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

it('has one font file of at most 45 kB', () => {
  expect(statSync(join(import.meta.dirname, 'source-sans.woff2')).size).toBeLessThanOrEqual(21_000);
});
