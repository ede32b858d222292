import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page';
import { BrandListPage } from '../brand-list-page/brand-list-page';
import { TermPage } from '../term-page/term-page';
import { GlossaryPage } from './glossary-page';

afterEach(cleanup);

const mulch = { id: 't', title: 'Mulč', perex: 'Pokrývka půdy.', to: '/slovnik/mulc' };
const emptyContent = { blocks: [], categories: [], brands: [], products: [] };

it('links to each letter and to each term', async () => {
  renderPage(GlossaryPage, { groups: [{ letter: 'M', terms: [mulch] }] });
  expect((await screen.findByRole('link', { name: 'M' })).getAttribute('href')).toBe('#pismeno-m');
  expect(document.getElementById('pismeno-m')?.textContent).toBe('M');
  expect(screen.getByRole('link', { name: 'Mulč' }).getAttribute('href')).toBe('/slovnik/mulc');
});

it('shows an empty state without terms', async () => {
  renderPage(GlossaryPage, { groups: [] });
  expect(await screen.findByRole('heading', { name: 'Slovník právě připravujeme' })).toBeTruthy();
});

it('shows the definition of a term, and related terms', async () => {
  const Page = () => <TermPage productBox={() => null} />;
  renderPage(Page, { title: 'Co je kompost', perex: 'Černé zlato.', text: [], terms: [mulch], content: emptyContent });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Co je kompost');
  expect(screen.getByRole('navigation', { name: 'Související pojmy' }).textContent).toContain('Pokrývka půdy.');
});

it('shows brands with their names, and an empty state without any', async () => {
  renderPage(BrandListPage, { brands: [{ id: 'b', title: 'Rosa', to: '/rosa', image: null }], page: 1, totalPages: 1 });
  expect((await screen.findByRole('link', { name: 'Rosa' })).getAttribute('href')).toBe('/rosa');
  cleanup();
  renderPage(BrandListPage, { brands: [], page: 1, totalPages: 1 });
  expect((await screen.findByRole('link', { name: 'Všechno zboží' })).getAttribute('href')).toBe('/eshop');
});
