import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { routePatterns } from './route-patterns';

const glossary = readFileSync(new URL('../../../docs/domain/glossary.md', import.meta.url), 'utf8');

/** URL segments that are English or explained together with another entry. */
const segments = [...new Set(Object.values(routePatterns).flatMap((pattern) => pattern.split('/')))].filter(
  (word) => /^[a-z]/.test(word) && !['auth', 'proxy'].includes(word),
);

describe('the glossary', () => {
  it.each(segments)('explains %s', (word) => {
    expect(glossary).toMatch(new RegExp(`\\| .*[` + '`' + `/]${word}[` + '`' + `/].* \\|`));
  });
});
