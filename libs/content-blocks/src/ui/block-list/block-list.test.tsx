import { cleanup, screen, within } from '@testing-library/react';
import { parseRichText } from '@vyloha/rich-text';
import { renderWithProviders } from '@vyloha/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { BlockList, type BlockListProps } from './block-list';

type Block = BlockListProps['blocks'][number];

afterEach(cleanup);

const head = (title: string | null = null) => ({ id: `b-${title}`, title, button: null });
const words = (text: string) => parseRichText([{ type: 'paragraph', content: [{ type: 'text', text }] }]);
const categories = [
  { id: 'c-zahrada', title: 'Zahrada', to: '/zahrada', image: { fileKey: 'garden-01', alt: '' } },
  { id: 'vc-jaro', title: 'Jaro', to: '/jaro', image: null },
];

function show(...blocks: Block[]) {
  const productBoxes = (ids: readonly string[]) =>
    ids.filter((id) => id !== 'p-gone').map((id) => <article key={id}>{id}</article>);
  renderWithProviders(<BlockList blocks={blocks} categories={categories} productBoxes={productBoxes} />);
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

  it('shows a text on the ground its editor chose', () => {
    const ground = { background: '#14502c', text: '#ffffff' };
    show({ ...head(), kind: 'text', text: words('Sázíme'), ground });
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
    expect(screen.getByText('V pátek už jsem sázela').closest('blockquote')?.textContent).toContain('Jana');
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
