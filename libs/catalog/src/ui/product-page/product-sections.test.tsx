import { renderInShop } from '@vyloha/cart/testing';
import { configure, screen, within } from '@testing-library/react';
import type { RichTextNode } from '@vyloha/rich-text';
import { beforeEach, expect, it } from 'vitest';
import { aProductBox } from '../../testing/a-product-box';
import { aProductDetail } from '../../testing/a-product-detail';
import { aProductPage } from '../../testing/a-product-page';
import { aShownParameter } from '../../testing/a-shown-parameter';
import { someReviews } from '../../testing/some-reviews';
import { ProductPage } from './product-page';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 20_000 });

beforeEach(() => {
  document.body.innerHTML = '';
});

async function show(changes: Parameters<typeof aProductPage>[0] = {}) {
  const page = aProductPage(changes);
  renderInShop(<ProductPage />, { loader: () => page, path: '/produkt/konev' });
  await screen.findByRole('heading', { level: 1 });
}

function aText(text: string): readonly RichTextNode[] {
  return [{ type: 'paragraph', align: null, isFullWidth: false, content: [{ type: 'text', text, marks: [] }] }];
}

const product = aProductDetail({ parameters: [aShownParameter('Délka', { title: '20 m' })] });

it('leads to each part that there is', async () => {
  const featured = [{ id: 'fl', title: 'K práci se hodí', products: [aProductBox()] }];
  const opinions = { reviews: someReviews(), questions: [] };
  await show({ product, description: aText('Pevná.'), opinions, featured });
  const ways = within(screen.getByRole('navigation', { name: 'Na této stránce' })).getAllByRole('link');
  const anchors = ways.map((way) => way.getAttribute('href') ?? '');
  expect(anchors).toEqual(['#popis', '#parametry', '#recenze', '#dotazy', '#souvisejici']);
  expect(ways.map(({ textContent }) => textContent)).toEqual([
    'Popis',
    'Parametry',
    'Recenze',
    'Dotazy',
    'Související',
  ]);
  // What shoppers say comes alive late.
  await screen.findByRole('region', { name: 'Dotazy' });
  for (const anchor of anchors) expect(document.querySelector(anchor)).not.toBeNull();
});

it('has neither parts nor ways to them where there is nothing to tell', async () => {
  await show();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Na této stránce' })).toBeNull();
});

it('has description and parameters under their titles', async () => {
  await show({ product, description: aText('Pevná.') });
  expect(within(screen.getByRole('region', { name: 'Popis' })).getByText('Pevná.')).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Délka 20 m' })).toBeTruthy();
});

it('asks for the first question where nobody had one', async () => {
  await show({ opinions: { reviews: null, questions: [] } });
  const questions = within(await screen.findByRole('region', { name: 'Dotazy' }));
  expect(questions.getByText(/zatím nikdo neptal/)).toBeTruthy();
  expect(questions.getByRole('link', { name: 'Zeptat se na zboží' }).getAttribute('href')).toBe(
    '/kontakt?zbozi=10023-1',
  );
});

it('ends with what editors say and the goods they chose', async () => {
  const featured = [{ id: 'fl', title: 'K práci se hodí', products: [aProductBox({ name: 'Rukavice' })] }];
  await show({ endTexts: [{ id: 'et', title: 'Servis', content: aText('Opravíme.') }], featured });
  expect(within(screen.getByRole('region', { name: 'Servis' })).getByText('Opravíme.')).toBeTruthy();
  expect(await screen.findByRole('heading', { level: 2, name: /^K.práci se hodí$/ })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 3, name: 'Rukavice' })).toBeTruthy();
});
