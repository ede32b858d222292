import { cleanup, screen, within } from '@testing-library/react';
import { aProductBox, renderInShop } from '@vyloha/content-blocks/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { byLocale } from '@vyloha/contract';
import type { ArticleCard } from '../model/article-card';
import { ArticleListPage } from './article-list-page/article-list-page';
import { ArticlePage } from './article-page/article-page';
import { AuthorPage } from './author-page/author-page';

afterEach(cleanup);

const emptyContent = { blocks: [], categories: [], brands: [], products: [] };
const category = {
  id: 'ac',
  title: 'Zahrada',
  slugs: byLocale(() => 'zahrada'),
  to: '/clanky/zahrada',
  master: null,
};
const article: ArticleCard = {
  id: 'a-1',
  to: '/clanek/rajcata',
  title: 'Jak na rajčata',
  perex: 'Od semínka.',
  picture: null,
  datePublished: '2026-03-01T08:00:00Z',
  category,
};
const productBox = ({ id, name }: { id: string; name: string }) => <p key={id}>{name}</p>;
const renderPage = (Page: typeof ArticlePage, data: object) =>
  renderInShop(<Page productBox={productBox} />, { loader: () => data });

describe('ArticleListPage', () => {
  const list = {
    title: 'Články',
    perex: null,
    description: null,
    picture: null,
    breadcrumbs: [{ title: 'Články' }],
    links: [
      { title: 'Všechny články', to: '/clanky', isActive: true },
      { title: 'Zahrada', to: '/clanky/zahrada', isActive: false },
    ],
    articles: [article],
    page: 1,
    totalPages: 1,
    content: emptyContent,
  };

  it('shows articles as cards, and the categories', async () => {
    renderPage(ArticleListPage, list);
    const link = await screen.findByRole('link', { name: 'Jak na rajčata' });
    expect(link.getAttribute('href')).toBe('/clanek/rajcata');
    expect(link.closest('li')?.textContent).toContain('1. března 2026'.replaceAll(' ', '\u00a0'));
    const categories = screen.getByRole('navigation', { name: 'Rubriky článků' });
    expect(within(categories).getByRole('link', { name: 'Zahrada' })).toBeTruthy();
  });

  it('shows an empty state without articles', async () => {
    renderPage(ArticleListPage, { ...list, articles: [], links: [list.links[0]] });
    expect(await screen.findByRole('heading', { name: 'Zatím tu není žádný článek' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Na úvodní stránku' }).getAttribute('href')).toBe('/');
  });
});

describe('ArticlePage', () => {
  const data = {
    ...article,
    author: { name: 'Jana Bláhová', perex: null, picture: null, to: '/autori/jana-blahova' },
    tags: [{ id: 'at', title: 'Zelenina', to: '/clanky/stitek/zelenina' }],
    content: {
      ...emptyContent,
      blocks: [
        { kind: 'products', id: 'b', title: 'Hodí se', ground: null, button: null, productIds: ['p-hadice-flexi'] },
      ],
      products: [aProductBox({ id: 'p-hadice-flexi', name: 'Hadice Flexi' })],
    },
    headings: [{ id: 'kapitola-1-vysev', title: 'Výsev' }],
    minutes: 3,
    related: [{ ...article, id: 'a-2', title: 'Jak na papriky' }],
  };

  it('shows the article with its metadata, products in the text, tags and related articles', async () => {
    renderPage(ArticlePage, data);
    expect((await screen.findByRole('heading', { level: 1 })).getAttribute('itemprop')).toBe('headline');
    expect(screen.getByText('Hadice Flexi')).toBeTruthy();
    expect(screen.getByText(/^3\s+minuty čtení$/)).toBeTruthy();
    const contents = screen.getByRole('navigation', { name: 'Obsah' });
    expect(within(contents).getByRole('link', { name: 'Výsev' }).getAttribute('href')).toBe('#kapitola-1-vysev');
    expect(screen.getAllByRole('link', { name: 'Jana Bláhová' })[0]?.getAttribute('href')).toBe('/autori/jana-blahova');
    expect(screen.getByRole('link', { name: 'Zelenina' }).getAttribute('href')).toBe('/clanky/stitek/zelenina');
    expect(screen.getByRole('heading', { level: 3, name: 'Jak na papriky' })).toBeTruthy();
  });

  it('does not link to an author without a page', async () => {
    renderPage(ArticlePage, { ...data, author: { ...data.author, to: null } });
    expect(await screen.findAllByText('Jana Bláhová')).toHaveLength(2);
    expect(screen.queryByRole('link', { name: 'Jana Bláhová' })).toBeNull();
  });
});

describe('AuthorPage', () => {
  it('shows the author and their articles', async () => {
    const author = { name: 'Jana Bláhová', perex: 'Pěstuje rajčata.', picture: null };
    renderPage(AuthorPage, { author, articles: [article], page: 1, totalPages: 1, content: emptyContent });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Jana Bláhová');
    expect(screen.getByRole('heading', { level: 3, name: 'Jak na rajčata' })).toBeTruthy();
  });
});
