import { workspaceRoot } from '@nx/devkit';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Patterns {
  routePatterns: Readonly<Record<string, string>>;
  endpointPatterns: Readonly<Record<string, string>>;
}

// Here, since a test of `links` that reads the glossary would make a word in it affect whoever uses links.
const { routePatterns, endpointPatterns }: Patterns = await import(
  join(workspaceRoot, 'libs/links/src/route-patterns.ts')
);
const glossary = readFileSync(join(workspaceRoot, 'docs/domain/glossary.md'), 'utf8');

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
