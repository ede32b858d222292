import type { ImportDocument } from '@vyloha/import-documents';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { glossaryDocuments } from '../glossary/glossary-documents';
import { categoryDocuments } from '../categories/category-documents';
import { magazineDocuments } from './magazine-documents';

const today = new Date('2026-11-21T09:00:00Z');
const translated = v.object({ cs: v.string(), sk: v.string() });
const termReferences = v.object({ terms: v.array(v.string()), categories: v.array(v.string()) });
type Content = Extract<ImportDocument, { type: 'content' }>;
const isContent = (document: ImportDocument): document is Content => document.type === 'content';
const entries = [...magazineDocuments(today), ...glossaryDocuments()].filter(isContent);
const of = (entity: string) => entries.filter((entry) => entry.entity === entity);
const idsOf = (entity: string) => new Set(of(entity).map(({ id }) => id));

describe('the magazine', () => {
  it('has enough to read, one article not published yet', () => {
    const published = of('article').filter(({ data }) => new Date(String(data['date_published'])) < today);
    expect(published.length).toBeGreaterThanOrEqual(24);
    expect(of('article').length).toBe(published.length + 1);
    expect(of('author')).toHaveLength(5);
    expect(of('article_category')).toHaveLength(5);
    expect(of('article_tag')).toHaveLength(8);
  });

  it('references only what exists', () => {
    for (const { id, data } of of('article')) {
      expect(idsOf('author').has(String(data['author'])), id).toBe(true);
      expect(idsOf('article_category').has(String(data['category'])), id).toBe(true);
    }
  });
});

describe('the glossary', () => {
  it('explains at least forty terms and links only to existing pages', () => {
    expect(of('term').length).toBeGreaterThanOrEqual(40);
    const categories = new Set(
      [...categoryDocuments(new Date())].flatMap((entry) => ('id' in entry ? [entry.id] : [])),
    );
    for (const { id, data } of of('term')) {
      const { terms, categories: named } = v.parse(termReferences, data);
      expect(
        terms.filter((term) => !idsOf('term').has(term)),
        id,
      ).toEqual([]);
      expect(
        named.filter((category) => !categories.has(category)),
        id,
      ).toEqual([]);
    }
  });
});

it('is Slovak in Slovak', () => {
  const alike = entries.filter(({ data }) => v.is(translated, data['perex']) && data['perex'].cs === data['perex'].sk);
  expect(alike.map(({ id }) => id)).toEqual([]);
  const slovak = entries.map(({ data }) =>
    JSON.stringify(data, (key, value: unknown) => (key === 'cs' ? undefined : value)),
  );
  const words = slovak.flatMap((text) => text.match(/\p{L}*[řěů]\p{L}*/giu) ?? []);
  expect([...new Set(words)].filter((word) => !['Kolář'].includes(word))).toEqual([]);
});
