import * as fc from 'fast-check';
import { withDefaultTranslations } from '@vyloha/contract';
import { routeOf } from '@vyloha/links';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { entriesPerPart, listStaticEntries, sitemapEntriesResponse, toSitemapParts } from './sitemap';

const translated = (cs: string, sk = cs) => ({ cs, sk });
const lastModified = '2026-11-21T09:00:00.000Z';

describe('sitemapParts', () => {
  it('has every page once, in parts within the limits of the protocol', () => {
    fc.assert(
      fc.property(fc.nat(200_000), (total) => {
        const count = Math.ceil(total / entriesPerPart);
        const starts = Array.from({ length: Math.max(count - 1, 0) }, (_, at) => `p-${at + 1}`);
        const kinds = [{ type: 'product', total, lastModified, starts }] as const;
        const parts = toSitemapParts(kinds).filter(({ type }) => type !== null);
        expect(parts.map(({ after }) => after)).toEqual(count === 0 ? [] : ['', ...starts]);
        let next = 0;
        for (const part of parts) {
          expect(part.total).toBeGreaterThan(0);
          expect(part.total).toBeLessThanOrEqual(Math.min(entriesPerPart, 50_000));
          next += part.total;
        }
        expect(next).toBe(total);
      }),
    );
  });
});

describe('sitemapEntriesResponse', () => {
  it.each([
    ['product', null, '/produkt/jaro'],
    ['category', null, '/jaro'],
    ['page', null, '/stranka/jaro'],
    ['article_category', null, '/clanky/jaro'],
    ['article_category', translated('rady'), '/clanky/rady/jaro'],
    ['article_tag', null, '/clanky/stitek/jaro'],
    ['term', null, '/slovnik/jaro'],
  ] as const)('puts %s with %j at %s', (type, parent, path) => {
    const wire = { entities: [{ slug: translated('jaro', 'jar'), parent, lastModified }], next: null };
    const [entry] = v.parse(sitemapEntriesResponse(type), wire).entries;
    expect(entry).toEqual({
      path: withDefaultTranslations({ cs: path, sk: path.replace('jaro', 'jar') }),
      lastModified,
    });
  });
});

describe('shopEntries', () => {
  it('has only pages of known routes, each once', () => {
    const entryPaths = listStaticEntries().map(({ path }) => path.cs);
    expect(new Set(entryPaths).size).toBe(entryPaths.length);
    for (const path of entryPaths) expect(routeOf(path.replace(/\?.*/, '')).name).not.toBe('all');
  });
});
