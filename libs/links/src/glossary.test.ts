import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { routePatterns } from './route-patterns';

const glossary = readFileSync(new URL('../../../docs/domain/glossary.md', import.meta.url), 'utf8');

/** Words of addresses that are English or explained with their neighbours. */
const words = [...new Set(Object.values(routePatterns).flatMap((pattern) => pattern.split('/')))].filter(
  (word) => /^[a-z]/.test(word) && !['auth', 'proxy'].includes(word),
);

describe('the glossary', () => {
  it.each(words)('explains %s', (word) => {
    expect(glossary).toMatch(new RegExp(`\\| .*[` + '`' + `/]${word}[` + '`' + `/].* \\|`));
  });
});
