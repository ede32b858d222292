import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aWirePage } from '../../testing/a-wire-page';
import { contentPageResponseSchemas } from './content-page-response';

describe('pageAnswerSchemas', () => {
  it('reads a page in its language', () => {
    const { page, pages } = v.parse(contentPageResponseSchemas.sk, { page: [aWirePage()], pages: [aWirePage()] });
    expect(page).toMatchObject({
      id: 'doprava',
      title: 'Doprava a\u00a0spôsoby platby',
      slugs: { cs: 'doprava', sk: 'doprava-sk' },
      contact: { title: null, text: null, hasButton: true },
      meta: { canonicalSlugs: [{ language: 'cs', slug: 'doprava' }] },
    });
    expect(pages).toEqual([
      { id: 'doprava', title: 'Doprava a\u00a0spôsoby platby', description: null, to: '/stranka/doprava-sk' },
    ]);
  });

  it('is null when no page was found', () => {
    expect(v.parse(contentPageResponseSchemas.cs, { page: [], pages: [] })).toEqual({ page: null, pages: [] });
  });
});
