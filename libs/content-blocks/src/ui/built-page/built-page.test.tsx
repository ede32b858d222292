import { cleanup, screen } from '@testing-library/react';
import { parseRichText } from '@vyloha/rich-text';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page';
import { BuiltPage } from './built-page';

afterEach(cleanup);

const text = parseRichText([{ type: 'paragraph', content: [{ type: 'text', text: 'Vysíváme.' }] }]);
const page = {
  title: 'Jaro v zahradě',
  image: { fileKey: 'spring-01', alt: 'Zahrada' },
  page: 2,
  totalPages: 3,
  blocks: [{ id: 'b', title: 'Kdy sít', ground: null, button: null, kind: 'text', text }],
  categories: [],
  brands: [],
  products: [],
};
const renderBuiltPage = (changes: object = {}) =>
  renderPage(() => <BuiltPage productBox={() => null} />, { ...page, ...changes });

it('has a title on its picture, its blocks and pagination', async () => {
  renderBuiltPage();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Jaro v zahradě');
  expect(screen.getByRole('img', { name: 'Zahrada' }).getAttribute('loading')).toBe('eager');
  expect(screen.getByRole('region', { name: 'Kdy sít' }).textContent).toContain('Vysíváme.');
  expect(screen.getByRole('navigation', { name: 'Stránkování' })).toBeTruthy();
});

it('renders without a picture and further pages', async () => {
  renderBuiltPage({ image: null, page: 1, totalPages: 1 });
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Stránkování' })).toBeNull();
});
