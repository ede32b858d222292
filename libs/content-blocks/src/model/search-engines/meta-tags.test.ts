import { pageMeta } from '@vyloha/contract';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { toMetaTags } from './meta-tags';

const wire = {
  seo_title: { cs: 'Doprava a platba', sk: null },
  seo_description: { cs: 'Kurýr, pošta, odběr', sk: '' },
  seo_keywords: { cs: 'doprava, platba', sk: null },
  share_image: { path: 'scene-garden' },
  meta_noindex: true,
  meta_nofollow: true,
  canonical_slugs: [
    { language: 'cs', slug: 'doprava' },
    { language: 'sk', slug: '' },
  ],
};

it('uses the editors’ values', () => {
  const meta = v.parse(pageMeta('cs'), wire);
  expect(meta.canonicalSlugs).toEqual(wire.canonical_slugs);
  expect(toMetaTags('Doprava', meta, '/stranka/doprava')).toEqual({
    title: 'Doprava a platba',
    description: 'Kurýr, pošta, odběr',
    keywords: 'doprava, platba',
    image: '/img/scene-garden?width=1200&height=630&crop=true',
    robots: 'noindex,nofollow',
    canonical: '/stranka/doprava',
  });
});

it('falls back to the title', () => {
  const meta = v.parse(pageMeta('sk'), { ...wire, share_image: null, meta_noindex: false, meta_nofollow: false });
  expect(toMetaTags('Doprava', meta)).toEqual({ title: 'Doprava' });
});
