import { cleanup, screen, within } from '@testing-library/react';
import { parseRichText } from '@vyloha/rich-text';
import { renderWithProviders } from '@vyloha/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { BlockList, type BlockListProps } from './block-list';

type Block = BlockListProps['blocks'][number];

afterEach(cleanup);

const head = (title: string | null = null) => ({ id: `b-${title}`, title, ground: null, button: null });
const words = (text: string) => parseRichText([{ type: 'paragraph', content: [{ type: 'text', text }] }]);
const categories = [
  { id: 'c-zahrada', title: 'Zahrada', to: '/zahrada', image: { fileKey: 'garden-01', alt: '' } },
  { id: 'vc-jaro', title: 'Jaro', to: '/jaro', image: null },
];
const brands = [{ id: 'b-rosa', title: 'Rosa', to: '/rosa', image: { fileKey: 'brand-rosa', alt: '' } }];

function show(...blocks: Block[]) {
  const productBoxes = (ids: readonly string[]) =>
    ids.filter((id) => id !== 'p-gone').map((id) => <article key={id}>{id}</article>);
  renderWithProviders(
    <BlockList blocks={blocks} categories={categories} brands={brands} productBoxes={productBoxes} />,
  );
}

describe('BlockList', () => {
  it('names each part by its title and leads on by its button', () => {
    const button = { text: 'Všechny novinky', to: '/novinky', isSecondary: true };
    show({ ...head('Novinky'), button, kind: 'products', productIds: ['p-1', 'p-gone', 'p-2'] });
    const section = screen.getByRole('region', { name: 'Novinky' });
    expect(
      within(section)
        .getAllByRole('article')
        .map((box) => box.textContent),
    ).toEqual(['p-1', 'p-2']);
    expect(within(section).getByRole('link', { name: 'Všechny novinky' }).getAttribute('href')).toBe('/novinky');
  });

  it('leaves out goods and categories that are all gone, with their title', () => {
    show(
      { ...head('Pryč'), kind: 'products', productIds: ['p-gone'] },
      { ...head('Taky pryč'), kind: 'categories', categoryIds: ['c-gone'] },
      { ...head('I značky'), kind: 'brands', brandIds: ['b-gone'] },
      { ...head('Obrázky'), kind: 'pictures', pictures: [] },
      { ...head('Celá řada'), kind: 'row', blocks: [{ ...head(), kind: 'products', productIds: ['p-gone'] }] },
    );
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('shows categories in the order of the block', () => {
    show({ ...head('Kam dnes'), kind: 'categories', categoryIds: ['vc-jaro', 'c-gone', 'c-zahrada'] });
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Jaro', '/jaro'],
      ['Zahrada', '/zahrada'],
    ]);
  });

  it('shows brands by their names', () => {
    show({ ...head('Značky'), kind: 'brands', brandIds: ['b-gone', 'b-rosa'] });
    expect(screen.getByRole('link', { name: 'Rosa' }).getAttribute('href')).toBe('/rosa');
  });

  it('keeps words readable on the ground, whatever colours the editor chose', () => {
    show({ ...head('Šedá'), ground: { background: '#14502c', text: '#14502d' }, kind: 'text', text: words('Sázíme') });
    expect(screen.getByRole('region', { name: 'Šedá' }).style.color).toBe('rgb(255, 255, 255)');
  });

  it('lets a text without a title stand open', () => {
    show({ ...head(), kind: 'collapsible', text: words('Otevřeno') });
    expect(screen.getByText('Otevřeno').closest('details')).toBeNull();
  });

  it('shows a text on the ground its editor chose', () => {
    const ground = { background: '#14502c', text: '#ffffff' };
    show({ ...head(), ground, kind: 'text', text: words('Sázíme') });
    expect(screen.getByText('Sázíme').closest('[style]')?.getAttribute('style')).toBe(
      'background-color: rgb(20, 80, 44); color: rgb(255, 255, 255);',
    );
  });

  it('shows blocks of a row beside each other', () => {
    show({
      ...head('Řada'),
      kind: 'row',
      blocks: [
        { ...head('Jana'), kind: 'quote', text: words('V pátek už jsem sázela') },
        { ...head('Jak dlouho?'), kind: 'collapsible', text: words('Dva dny') },
        { ...head(), kind: 'html', html: '<p>Rukou psané</p>' },
      ],
    });
    expect(screen.getByText('V pátek už jsem sázela').closest('figure')?.textContent).toContain('Jana');
    expect(screen.getByText('Dva dny').closest('details')?.textContent).toContain('Jak dlouho?');
    expect(screen.getByText('Rukou psané').tagName).toBe('P');
  });

  it('shows pictures, big titles, boxes of text and selling points', () => {
    const picture = { fileKey: 'rose-01', alt: 'Růže', width: 300, height: 200, isCropped: false, float: null };
    show(
      { ...head('Galerie'), kind: 'pictures', pictures: [{ ...picture, title: 'Růže v květnu' }] },
      { ...head('Velký nadpis'), kind: 'bigTitle', text: words('a pod ním věta') },
      { ...head('Rady'), kind: 'textBoxes', boxes: [{ icon: null, title: 'Kdy sít', text: words('Na jaře') }] },
      {
        ...head(),
        kind: 'sellingPoints',
        points: [{ icon: 'truck', title: 'Doprava zdarma', text: 'od 1 500 Kč', to: '/doprava' }],
      },
    );
    expect(screen.getByRole('img', { name: 'Růže' }).closest('figure')?.textContent).toBe('Růže v\u00a0květnu');
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Galerie',
      'Velký nadpis',
      'Rady',
      'Kdy sít',
    ]);
    expect(screen.getByRole('link', { name: 'Doprava zdarma' }).getAttribute('href')).toBe('/doprava');
  });
});
