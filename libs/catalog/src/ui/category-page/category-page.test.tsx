import { renderInShop } from '@vyloha/cart/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { parseRichText, type RichTextNode } from '@vyloha/rich-text';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CategoryPageData } from '../../model/category/category-page-data';
import { aFilterPanel } from '../../testing/a-filter-panel';
import { aProductBox } from '../../testing/a-product-box';
import { CategoryPage, type CategoryPageSlots } from './category-page';

type Data = CategoryPageData<readonly RichTextNode[]>;

async function show(data: Partial<Data> = {}, slots: CategoryPageSlots = {}) {
  const page: Data = {
    title: 'Hadice',
    description: 'Hadice všech délek.',
    editorial: { textBelowProducts: '<p>Jak vybrat hadici.</p>' },
    ancestors: [{ title: 'Zahrada', path: '/zahrada' }],
    children: [{ id: 'c-1', title: 'Flexi hadice', path: '/zahrada/hadice/flexi', fileKey: 'hose' }],
    products: [aProductBox(), aProductBox({ id: 'p-2', name: 'Druhá hadice' })],
    total: 45,
    page: 2,
    totalPages: 3,
    sorts: [
      { name: 'DefaultSort', path: '/zahrada/hadice', isActive: false },
      { name: 'PriceSortASC', path: '/zahrada/hadice?razeni=PriceSortASC', isActive: true },
    ],
    filters: aFilterPanel(),
    meta: { title: 'Hadice' },
    ...data,
  };
  renderInShop(<CategoryPage {...slots} />, { path: '/zahrada/hadice?razeni=PriceSortASC&p=2', loader: () => page });
  await screen.findByRole('heading', { level: 1, name: 'Hadice' });
  // The editorial part waits for an interaction.
  fireEvent.pointerMove(document.body);
}

beforeEach(() => {
  document.body.innerHTML = '';
});

describe('CategoryPage', () => {
  it('has breadcrumbs, subcategories, texts and products', async () => {
    await show();
    const trail = within(screen.getByRole('navigation', { name: 'Drobečková navigace' }));
    expect(trail.getByRole('link', { name: 'Zahrada' }).getAttribute('href')).toBe('/zahrada');
    const tiles = within(screen.getByRole('navigation', { name: 'Podkategorie' }));
    expect(tiles.getByRole('link', { name: 'Flexi hadice' }).getAttribute('href')).toBe('/zahrada/hadice/flexi');
    for (const text of ['Hadice všech délek.', 'Jak vybrat hadici.', '45 produktů']) {
      expect(await screen.findByText(text)).toBeTruthy();
    }
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('shows the logo of a brand, or its first letter', async () => {
    await show({ logoKey: 'brand-hadice' });
    expect(document.querySelector('[class*="logo"] img')?.getAttribute('src')).toContain('brand-hadice');
    document.body.innerHTML = '';
    await show({ logoKey: null });
    expect(document.querySelector('[class*="logo"]')?.textContent).toBe('H');
  });

  it('has banners above the products and between them', async () => {
    const words = { description: null, fileKey: 'scene-spring' };
    await show({
      smallBanners: [{ ...words, title: 'Kdy co vysévat', description: 'Kalendář výsevu', to: '/clanky' }],
      banners: [
        { ...words, title: 'Jarní slevy', to: '/akce', index: 1 },
        { ...words, title: 'Jinde', to: 'https://example.com/', index: 9 },
      ],
    });
    expect(screen.getByText('Kalendář výsevu')).toBeTruthy();
    const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
    const order = ['Kdy co vysévat', 'Zahradní hadice Flexi', 'Jarní slevy', 'Druhá hadice', 'Jinde'];
    expect(names.filter((name) => order.includes(name ?? ''))).toEqual(order);
    expect(screen.getByRole('link', { name: 'Jarní slevy' }).getAttribute('href')).toBe('/akce');
  });

  it('renders the editorial content around the products', async () => {
    const answer = parseRichText([{ type: 'paragraph', content: [{ type: 'text', text: 'Padesát metrů.' }] }]);
    const article = { id: 'a-1', to: '/clanek/zalevani', title: 'Zalévání', perex: null, picture: null };
    await show(
      {
        richDescription: '<p>Hadice <b>všech</b> délek.</p>',
        editorial: {
          bannerKey: 'scene-spring',
          faq: [{ id: 'q-1', title: 'Jak dlouhou?', answer }],
          video: {
            title: 'Jak navinout',
            embedUrl: 'https://www.youtube-nocookie.com/embed/x?autoplay=1',
            watchUrl: 'https://www.youtube.com/watch?v=x',
            service: 'YouTube',
          },
          topArticles: [{ ...article, datePublished: '2026-03-01T08:00:00Z' }],
          contentArticles: [{ ...article, title: 'Zima', datePublished: '2026-03-01T08:00:00Z' }],
        },
      },
      { content: <p>Z bloků</p>, articles: (articles) => articles.map(({ title }) => <p key={title}>{title}</p>) },
    );
    expect(screen.getByText('všech').tagName).toBe('B');
    expect(screen.getByText('Z bloků')).toBeTruthy();
    const before = within(screen.getByRole('navigation', { name: 'Než začnete vybírat' }));
    expect(before.getByRole('link', { name: 'Zalévání' }).getAttribute('href')).toBe('/clanek/zalevani');
    expect(within(await screen.findByRole('region', { name: 'Více ke čtení' })).getByText('Zima')).toBeTruthy();
    expect(screen.getByText('Padesát metrů.').closest('details')?.textContent).toContain('Jak dlouhou?');
    const play = screen.getByRole('link', { name: 'Přehrát video' });
    expect(play.getAttribute('href')).toBe('https://www.youtube.com/watch?v=x');
    expect(screen.queryByTitle('Jak navinout')).toBeNull();
    fireEvent.click(play);
    const player = await screen.findByTitle<HTMLIFrameElement>('Jak navinout');
    expect(player.src).toBe('https://www.youtube-nocookie.com/embed/x?autoplay=1');
  });

  it('has orders as links, and marks the current one', async () => {
    await show();
    const sorts = within(screen.getByRole('navigation', { name: 'Řazení' }));
    expect(sorts.getByRole('link', { name: 'Od nejlevnějšího' }).getAttribute('aria-current')).toBe('true');
    expect(sorts.getByRole('link', { name: 'Doporučujeme' }).getAttribute('href')).toBe('/zahrada/hadice');
  });

  it('keeps the order on other pages and omits the first page’s number', async () => {
    await show();
    const pages = within(screen.getByRole('navigation', { name: 'Stránkování' }));
    expect(pages.getByRole('link', { name: 'Strana 1' }).getAttribute('href')).toBe(
      '/zahrada/hadice?razeni=PriceSortASC',
    );
    expect(pages.getByRole('link', { name: 'Strana 3' }).getAttribute('href')).toBe(
      '/zahrada/hadice?razeni=PriceSortASC&p=3',
    );
  });

  it('has a link to further products that works without script', async () => {
    await show({ page: 1 });
    const link = screen.getByRole('link', { name: 'Načíst další zboží' });
    expect(link.getAttribute('href')).toBe('/zahrada/hadice?razeni=PriceSortASC&p=2');
    expect(screen.getByText('Zobrazeno 2 z 45')).toBeTruthy();
    document.body.innerHTML = '';
    await show({ page: 3 });
    expect(screen.queryByRole('link', { name: 'Načíst další zboží' })).toBeNull();
  });

  it('offers links to continue where it is empty', async () => {
    await show({ products: [], total: 0, totalPages: 1, page: 1, filters: aFilterPanel({ active: [] }) });
    expect(screen.getByRole('heading', { name: 'V této kategorii teď nic není' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Vyhledat zboží' })).toBeTruthy();
  });

  it('has a slot for actions on each box', async () => {
    await show({}, { productActions: ({ name }) => <button>Oblíbit {name}</button> });
    expect(screen.getByRole('button', { name: 'Oblíbit Druhá hadice' })).toBeTruthy();
  });
});

describe('filters', () => {
  const panel = () => within(screen.getByRole('complementary', { name: 'Filtry' }));

  it('are a form that works without script, with the selected values checked', async () => {
    await show();
    const form = panel().getByRole<HTMLInputElement>('checkbox', { name: 'Skladem (14)' }).form;
    expect(form?.method).toBe('get');
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['razeni', 'PriceSortASC'],
      ['cena.od', ''],
      ['cena.do', '500'],
      ['f.barva', 'zelena'],
    ]);
    expect(panel().getByRole('textbox', { name: 'Cena od' }).getAttribute('placeholder')).toBe('49');
  });

  it('list the active ones, each with a link that removes it', async () => {
    await show();
    const active = within(screen.getByRole('list', { name: 'Zvolené filtry' }));
    const link = active.getByRole('link', { name: 'Zrušit filtr Barva: Zelená' });
    expect(link.getAttribute('href')).toBe('/zahrada/hadice?cena=-500&razeni=PriceSortASC');
    expect(active.getByRole('link', { name: 'Zrušit vše' }).getAttribute('href')).toBe(
      '/zahrada/hadice?razeni=PriceSortASC',
    );
    expect(screen.getByRole('link', { name: 'Filtrovat (1)' }).getAttribute('href')).toBe('#filtry');
  });

  it('offer the unfiltered category where nothing matches', async () => {
    await show({ products: [], total: 0, totalPages: 1, page: 1 });
    expect(screen.getByRole('heading', { name: 'Takové zboží teď nemáme' })).toBeTruthy();
  });
});
