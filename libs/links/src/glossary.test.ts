import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { endpointPatterns, routePatterns } from './route-patterns';

const glossary = readFileSync(new URL('../../../docs/domain/glossary.md', import.meta.url), 'utf8');

/** URL segments that are English or explained together with another entry. */
const patterns = [...Object.values(routePatterns), ...Object.values(endpointPatterns)];
const segments = [...new Set(patterns.flatMap((pattern) => pattern.split('/')))].filter(
  (word) =>
    /^[a-z]/.test(word) && !['auth', 'proxy', 'api', 'content', 'healthz', 'readyz', 'newsletter'].includes(word),
);

describe('the glossary', () => {
  it.each(segments)('explains %s', (word) => {
    expect(glossary).toMatch(new RegExp(`\\| .*[` + '`' + `/]${word}[` + '`' + `/].* \\|`));
  });
});
