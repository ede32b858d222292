import { cleanup, screen, within } from '@testing-library/react';
import { parseRichText } from '@vyloha/rich-text';
import { renderWithProviders } from '@vyloha/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { BlockList, type BlockListProps } from './block-list';

type Block = BlockListProps['blocks'][number];

afterEach(cleanup);

const blockBase = (title: string | null = null) => ({ id: `b-${title}`, title, ground: null, button: null });
const toRichText = (text: string) => parseRichText([{ type: 'paragraph', content: [{ type: 'text', text }] }]);
const categories = [
  { id: 'c-zahrada', title: 'Zahrada', to: '/zahrada', image: { fileKey: 'garden-01', alt: '' } },
  { id: 'vc-jaro', title: 'Jaro', to: '/jaro', image: null },
];
const brands = [{ id: 'b-rosa', title: 'Rosa', to: '/rosa', image: { fileKey: 'brand-rosa', alt: '' } }];

function renderBlocks(...blocks: Block[]) {
  const productBoxes = (ids: readonly string[]) =>
    ids.filter((id) => id !== 'p-gone').map((id) => <article key={id}>{id}</article>);
  renderWithProviders(
    <BlockList blocks={blocks} categories={categories} brands={brands} productBoxes={productBoxes} />,
  );
}

describe('BlockList', () => {
  it('labels each section by its title and links to more by its button', () => {
    const button = { text: 'Všechny novinky', to: '/novinky', isSecondary: true };
    renderBlocks({ ...blockBase('Novinky'), button, kind: 'products', productIds: ['p-1', 'p-gone', 'p-2'] });
    const section = screen.getByRole('region', { name: 'Novinky' });
    expect(
      within(section)
        .getAllByRole('article')
        .map((box) => box.textContent),
    ).toEqual(['p-1', 'p-2']);
    expect(within(section).getByRole('link', { name: 'Všechny novinky' }).getAttribute('href')).toBe('/novinky');
  });

  it('leaves out products and categories that no longer exist, with their title', () => {
    renderBlocks(
      { ...blockBase('Pryč'), kind: 'products', productIds: ['p-gone'] },
      { ...blockBase('Taky pryč'), kind: 'categories', categoryIds: ['c-gone'] },
      { ...blockBase('I značky'), kind: 'brands', brandIds: ['b-gone'] },
      { ...blockBase('Obrázky'), kind: 'pictures', pictures: [] },
      {
        ...blockBase('Celá řada'),
        kind: 'row',
        blocks: [{ ...blockBase(), kind: 'products', productIds: ['p-gone'] }],
      },
    );
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('shows categories in the order of the block', () => {
    renderBlocks({ ...blockBase('Kam dnes'), kind: 'categories', categoryIds: ['vc-jaro', 'c-gone', 'c-zahrada'] });
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Jaro', '/jaro'],
      ['Zahrada', '/zahrada'],
    ]);
  });

  it('shows brands by their names', () => {
    renderBlocks({ ...blockBase('Značky'), kind: 'brands', brandIds: ['b-gone', 'b-rosa'] });
    expect(screen.getByRole('link', { name: 'Rosa' }).getAttribute('href')).toBe('/rosa');
  });

  it('keeps text readable on the background, whatever colours the editor chose', () => {
    renderBlocks({
      ...blockBase('Šedá'),
      ground: { background: '#14502c', text: '#14502d' },
      kind: 'text',
      text: toRichText('Sázíme'),
    });
    expect(screen.getByRole('region', { name: 'Šedá' }).style.color).toBe('rgb(255, 255, 255)');
  });

  it('shows a text without a title expanded', () => {
    renderBlocks({ ...blockBase(), kind: 'collapsible', text: toRichText('Otevřeno') });
    expect(screen.getByText('Otevřeno').closest('details')).toBeNull();
  });

  it('shows a text on the background of its editor', () => {
    const ground = { background: '#14502c', text: '#ffffff' };
    renderBlocks({ ...blockBase(), ground, kind: 'text', text: toRichText('Sázíme') });
    expect(screen.getByText('Sázíme').closest('[style]')?.getAttribute('style')).toBe(
      'background-color: rgb(20, 80, 44); color: rgb(255, 255, 255);',
    );
  });

  it('shows blocks of a row beside each other', () => {
    renderBlocks({
      ...blockBase('Řada'),
      kind: 'row',
      blocks: [
        { ...blockBase('Jana'), kind: 'quote', text: toRichText('V pátek už jsem sázela') },
        { ...blockBase('Jak dlouho?'), kind: 'collapsible', text: toRichText('Dva dny') },
        { ...blockBase(), kind: 'html', html: '<p>Rukou psané</p>' },
      ],
    });
    expect(screen.getByText('V pátek už jsem sázela').closest('figure')?.textContent).toContain('Jana');
    expect(screen.getByText('Dva dny').closest('details')?.textContent).toContain('Jak dlouho?');
    expect(screen.getByText('Rukou psané').tagName).toBe('P');
  });

  it('shows pictures, large titles, text boxes and selling points', () => {
    const picture = { fileKey: 'rose-01', alt: 'Růže', width: 300, height: 200, isCropped: false, float: null };
    renderBlocks(
      { ...blockBase('Galerie'), kind: 'pictures', pictures: [{ ...picture, title: 'Růže v květnu' }] },
      { ...blockBase('Velký nadpis'), kind: 'bigTitle', text: toRichText('a pod ním věta') },
      {
        ...blockBase('Rady'),
        kind: 'textBoxes',
        boxes: [{ icon: null, title: 'Kdy sít', text: toRichText('Na jaře') }],
      },
      {
        ...blockBase(),
        kind: 'sellingPoints',
        points: [{ icon: 'truck', title: 'Doprava zdarma', text: 'od 1 500 Kč', to: '/doprava' }],
      },
    );
    expect(screen.getByRole('img', { name: 'Růže' }).closest('figure')?.textContent).toBe('Růže v květnu');
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Galerie',
      'Velký nadpis',
      'Rady',
      'Kdy sít',
    ]);
    expect(screen.getByRole('link', { name: 'Doprava zdarma' }).getAttribute('href')).toBe('/doprava');
  });
});
