import { renderInShop } from '@vyloha/cart/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aReview, someReviews } from '../../testing/some-reviews';
import { defaultReviewView } from '../../model/reviews/review-view';
import { ProductReviews } from './product-reviews';

async function show(changes: Parameters<typeof someReviews>[0] = {}) {
  renderInShop(<ProductReviews {...someReviews(changes)} slug="konev" />, { path: '/produkt/konev?variant_id=v-1' });
  await screen.findByRole('region', { name: 'Recenze' });
}

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => {
  document.body.innerHTML = '';
});

describe('product reviews', () => {
  it('have a summary: the average to one decimal, the count, and the distribution of stars', async () => {
    await show();
    expect(screen.getByText('4,0')).toBeTruthy();
    expect(screen.getByText('2 hodnocení')).toBeTruthy();
    const bars = screen.getAllByRole<HTMLProgressElement>('progressbar');
    expect(bars.map(({ value }) => value)).toEqual([50, 0, 50, 0, 0]);
    expect(bars[0]?.getAttribute('aria-label')).toBe('5 hvězdiček: 1 hodnocení');
  });

  it('mark verified purchases, and explain the verification', async () => {
    await show();
    const [first, second] = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('time'));
    expect(first?.textContent).toContain('Ověřený nákup');
    expect(second?.textContent).not.toContain('Ověřený nákup');
    expect(screen.getByText(/nákup neověřujeme/)).toBeTruthy();
  });

  it('are never rendered as markup', async () => {
    await show({ reviews: [aReview({ text: '<img src=x onerror=alert(1)>' })] });
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
  });

  it('have each order and the filter as a link that keeps the variant', async () => {
    await show({ view: { ...defaultReviewView, onlyWithText: true } });
    expect(hrefOf('Nejhorší')).toBe('/produkt/konev?variant_id=v-1&recenze-razeni=nejhorsi&recenze-text=1#recenze');
    expect(hrefOf('Zobrazit i recenze bez textu')).toBe('/produkt/konev?variant_id=v-1#recenze');
  });

  it('are limited by stars and to those with photographs by links', async () => {
    const { summary } = someReviews();
    await show({ summary: { ...summary, withPhotosCount: 3 }, view: { ...defaultReviewView, stars: 3 } });
    expect(hrefOf('5 hvězdiček')).toBe('/produkt/konev?variant_id=v-1&recenze-hvezdy=5#recenze');
    expect(screen.queryByRole('link', { name: '4 hvězdičky' })).toBeNull();
    expect(screen.getByRole('link', { current: true, name: '3 hvězdičky' })).toBeTruthy();
    expect(hrefOf('Jen s fotkou (3)')).toBe('/produkt/konev?variant_id=v-1&recenze-foto=1&recenze-hvezdy=3#recenze');
    expect(hrefOf('Zobrazit recenze s jakýmkoli počtem hvězdiček')).toBe('/produkt/konev?variant_id=v-1#recenze');
  });

  it('say so where none is left', async () => {
    await show({ reviews: [], total: 0, view: { ...defaultReviewView, stars: 1 } });
    expect(screen.getByText('Taková recenze tu zatím není.')).toBeTruthy();
  });

  it('have more behind a link', async () => {
    await show({ hasMore: true, total: 40 });
    expect(screen.getByText('Zobrazeno 2 z 40')).toBeTruthy();
    expect(hrefOf('Zobrazit další recenze')).toBe('/produkt/konev?variant_id=v-1&recenze=2#recenze');
  });

  it('have photographs as links to pages of the shop', async () => {
    await show({ reviews: [aReview({ photos: ['recenze-a', 'recenze-b'] })] });
    const strip = within(screen.getByRole('list', { name: 'Fotografie z recenze, Jana K.' }));
    expect(strip.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/produkt/konev/obrazek/1?fotky=r-1',
      '/produkt/konev/obrazek/2?fotky=r-1',
    ]);
  });

  it('have two buttons of one form that say whether a review helped', async () => {
    await show({ reviews: [aReview({ votes: { yes: 3, no: 1 } })] });
    const yes = screen.getByRole<HTMLButtonElement>('button', { name: 'Ano (3), recenze od Jana K. mi pomohla' });
    const no = screen.getByRole<HTMLButtonElement>('button', { name: /^Ne \(1\)/ });
    expect([yes.name, yes.value, no.name, no.value]).toEqual(['helpful', 'r-1', 'unhelpful', 'r-1']);
    expect(yes.form).not.toBeNull();
    expect(Object.fromEntries(new FormData(yes.form ?? undefined))).toEqual({ intent: 'vote' });
  });

  it('take photographs by a form that needs no script', async () => {
    await show();
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    expect(input?.multiple).toBe(true);
    expect(input?.form?.enctype).toBe('multipart/form-data');
  });

  it('invite to the first one where there are none', async () => {
    const summary = { rating: null, count: 0, withTextCount: 0, withPhotosCount: 0, distribution: [] };
    await show({ reviews: [], total: 0, summary });
    expect(screen.getByText(/zatím nikdo nehodnotil/)).toBeTruthy();
    expect(screen.getAllByRole('radio', { hidden: true })).toHaveLength(5);
  });
});
