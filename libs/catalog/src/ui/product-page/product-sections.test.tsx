import { renderInShop } from '@vyloha/cart/testing';
import { screen, within } from '@testing-library/react';
import type { RichTextNode } from '@vyloha/rich-text';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aProductBox } from '../../testing/a-product-box';
import { aProductDetail } from '../../testing/a-product-detail';
import { aProductPage } from '../../testing/a-product-page';
import { aParameterView } from '../../testing/a-parameter-view';
import { someReviews } from '../../testing/some-reviews';
import { stubWideView } from '../../testing/stub-wide-view';
import { ProductPage } from './product-page';

beforeEach(() => {
  document.body.innerHTML = '';
  stubWideView();
});
afterEach(() => vi.unstubAllGlobals());

async function show(changes: Parameters<typeof aProductPage>[0] = {}) {
  const page = aProductPage(changes);
  renderInShop(<ProductPage />, { loader: () => page, path: '/produkt/konev' });
  await screen.findByRole('heading', { level: 1 });
}

function aText(text: string): RichTextNode[] {
  return [{ type: 'paragraph', align: null, isFullWidth: false, content: [{ type: 'text', text, marks: [] }] }];
}

const product = aProductDetail({ parameters: [aParameterView('Délka', { title: '20 m' })] });

it('links to each section', async () => {
  const featured = [{ id: 'fl', title: 'K práci se hodí', products: [aProductBox()] }];
  const feedback = { reviews: someReviews(), questions: [] };
  await show({ product, description: aText('Pevná.'), feedback, featured });
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
  // Reviews and questions are deferred.
  await screen.findByRole('region', { name: 'Dotazy' });
  for (const anchor of anchors) expect(document.querySelector(anchor)).not.toBeNull();
});

it('has documents and a video of any host, which is not loaded before it is asked for', async () => {
  const video = { title: 'Jak na to', embedUrl: null, watchUrl: 'https://video.example/1', service: 'video.example' };
  const documents = [{ title: 'Návod', url: '/stranka/navod' }];
  await show({ product: aProductDetail({ documents, video }) });
  const downloads = within(await screen.findByRole('region', { name: 'Ke stažení' }));
  expect(downloads.getByRole('link', { name: 'Návod' }).getAttribute('href')).toBe('/stranka/navod');
  expect(screen.getByRole('link', { name: 'Přehrát video' }).getAttribute('href')).toBe(video.watchUrl);
  expect(document.querySelector('iframe')).toBeNull();
});

it('leads on to the category and the brand', async () => {
  await show({ product });
  const ways = within(screen.getByRole('navigation', { name: 'Další zboží' })).getAllByRole('link');
  expect(ways.map((way) => [way.textContent?.replaceAll('\u00a0', ' '), way.getAttribute('href')])).toEqual([
    ['Vše v kategorii Zahrada', '/zahrada'],
    ['Vše od značky Rosa', '/rosa'],
  ]);
});

it('has neither empty sections nor links to them', async () => {
  await show();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Na této stránce' })).toBeNull();
});

it('has description and parameters under their titles', async () => {
  await show({ product, description: aText('Pevná.') });
  expect(within(screen.getByRole('region', { name: 'Popis' })).getByText('Pevná.')).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Délka 20 m' })).toBeTruthy();
});

it('invites to the first question where there is none', async () => {
  await show({ feedback: { reviews: null, questions: [] } });
  const questions = within(await screen.findByRole('region', { name: 'Dotazy' }));
  expect(questions.getByText(/zatím nikdo neptal/)).toBeTruthy();
  expect(questions.getByText('Zeptat se na zboží')).toBeTruthy();
  const field = questions.getByLabelText<HTMLTextAreaElement>('Váš dotaz');
  expect(Object.fromEntries(new FormData(field.form ?? undefined))).toMatchObject({ intent: 'question', text: '' });
  expect(field.form?.method).toBe('post');
});

it('ends with editors’ texts and lists', async () => {
  const featured = [{ id: 'fl', title: 'K práci se hodí', products: [aProductBox({ name: 'Rukavice' })] }];
  await show({ endTexts: [{ id: 'et', title: 'Servis', content: aText('Opravíme.') }], featured });
  expect(within(screen.getByRole('region', { name: 'Servis' })).getByText('Opravíme.')).toBeTruthy();
  expect(await screen.findByRole('heading', { level: 2, name: /^K.práci se hodí$/ })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 3, name: 'Rukavice' })).toBeTruthy();
});
