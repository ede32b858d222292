import { describe, expect, it } from 'vitest';
import type { HomeContent } from '../model/home/home-content';
import { aWideBanner } from '../testing/a-wide-banner';
import { toHomePage } from './to-home-page.server';

const viewer = { groups: ['customers'], now: new Date('2026-05-10T12:00:00Z') };
const indexedMeta = { keywords: null, pictureKey: null, isIndexed: true, isFollowed: true, canonicalSlugs: [] };
const emptyHomeContent: HomeContent = {
  entryHeader: null,
  brandTiles: [],
  certifications: [],
  title: null,
  meta: null,
  blocks: [],
  banners: [],
  infoBoxes: [],
  sellingPoints: [],
};
const noBlocks = { blocks: [], categories: [], brands: [], products: [] };
const buildHomePage = (content: Partial<HomeContent>) =>
  toHomePage({ content: { ...emptyHomeContent, ...content }, blocks: noBlocks, viewer, defaultTitle: 'Úvod' });

describe('toHomePage', () => {
  it('has a default title', () => {
    expect(buildHomePage({})).toMatchObject({ title: 'Úvod', meta: { title: 'Úvod' } });
    expect(buildHomePage({ title: 'Zelená výloha' }).meta).toEqual({ title: 'Zelená výloha' });
  });

  it('uses the meta tags of the editors', () => {
    const meta = { title: 'Zahrada, dílna, domov', description: 'Vše pro zahradu', ...indexedMeta, isIndexed: false };
    expect(buildHomePage({ title: 'Úvod', meta }).meta).toEqual({
      title: 'Zahrada, dílna, domov',
      description: 'Vše pro zahradu',
      robots: 'noindex',
    });
  });

  it('leaves out banners of other groups and those outside their dates', () => {
    const past = { start: '2026-04-01T00:00:00Z', end: '2026-05-01T00:00:00Z' };
    const banners = [
      aWideBanner({ id: 'bw-past', limit: past }),
      aWideBanner({ id: 'bw-always' }),
      aWideBanner({ id: 'bw-business', groups: ['business'] }),
      aWideBanner({ id: 'bw-customers', groups: ['customers'] }),
    ];
    expect(buildHomePage({ banners }).banners.map(({ id }) => id)).toEqual(['bw-always', 'bw-customers']);
  });
});
