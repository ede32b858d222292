import { cleanup, screen } from '@testing-library/react';
import { renderWithProviders } from '@vyloha/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { parseRichText } from './parse-rich-text';
import { RichText } from './rich-text';

afterEach(cleanup);

const text = (value: string, ...marks: object[]) => ({ type: 'text', text: value, marks });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });

function renderNodes(...nodes: object[]) {
  const { container } = renderWithProviders(<RichText nodes={parseRichText(nodes)} />);
  return container.querySelector('div > div');
}

describe('RichText', () => {
  it('renders nothing without nodes', () => {
    expect(renderNodes()).toBeNull();
  });

  it('keeps single-letter prepositions with the next word', () => {
    expect(renderNodes(paragraph(text('Hadice v obchodě s dopravou')))?.textContent).toBe(
      'Hadice v\u00a0obchodě s\u00a0dopravou',
    );
  });

  it.each([
    ['heading', { attrs: { level: 3 } }, 'H3'],
    ['bulletList', {}, 'UL'],
    ['orderedList', {}, 'OL'],
    ['blockquote', {}, 'BLOCKQUOTE'],
    ['hardBreak', {}, 'BR'],
    ['clearer', {}, 'SPAN'],
  ])('shows %s', (type, attributes, tagName) => {
    expect(renderNodes({ type, ...attributes })?.firstElementChild?.tagName).toBe(tagName);
  });

  it('renders a table with its spans', () => {
    renderNodes({
      type: 'table',
      content: [
        { type: 'tableRow', content: [{ type: 'tableHeader', attrs: { colspan: 2 }, content: [text('Délka')] }] },
        { type: 'tableRow', content: [{ type: 'tableCell', content: [text('20 m')] }] },
      ],
    });
    expect(screen.getByRole<HTMLTableCellElement>('columnheader', { name: 'Délka' }).colSpan).toBe(2);
    expect(screen.getByRole('cell', { name: /20\sm/ })).toBeTruthy();
    expect(screen.getByRole('table').parentElement?.tabIndex).toBe(0);
  });

  it('nests marks, the first one outermost', () => {
    const marks = ['bold', 'italic', 'strike', 'underline', 'subscript', 'superscript'].map((type) => ({ type }));
    expect(renderNodes(paragraph(text('x', ...marks)))?.innerHTML).toBe(
      '<p><strong><em><s><u><sub><sup>x</sup></sub></u></s></em></strong></p>',
    );
  });

  it('links within the shop, to other sites, and to an anchor', () => {
    const link = (href: string, target?: string) => ({ type: 'link', attrs: { href, target } });
    renderNodes(
      paragraph(
        text('kategorie', link('/zahrada/hadice?p=2')),
        text('mapa', link('https://mapy.example/x', '_blank')),
        text('telefon', link('tel:+420777123456')),
        text('níže', link('#doprava')),
        text('zlo', link('javascript:alert(1)')),
      ),
    );
    const links = screen.getAllByRole('link').map((element) => [element.textContent, element.getAttribute('href')]);
    expect(links).toEqual([
      ['kategorie', '/zahrada/hadice?p=2'],
      ['mapa', 'https://mapy.example/x'],
      ['telefon', 'tel:+420777123456'],
      ['níže', '#doprava'],
      ['zlo', '/javascript:alert(1)'],
    ]);
    expect(screen.getByRole('link', { name: 'mapa' }).getAttribute('rel')).toBe('noopener');
  });

  it('renders an anchor, a picture and a button', () => {
    renderNodes(
      paragraph(text('Doprava', { type: 'anchor', attrs: { id: 'doprava' } })),
      { type: 'image', attrs: { fileKey: 'rose-01', alt: 'Růže', width: 300, height: 200, crop: true, float: 'left' } },
      { type: 'button', attrs: { link: 'zahrada', iconAfter: 'arrow-right' }, content: [text('Do zahrady')] },
    );
    expect(document.getElementById('doprava')?.textContent).toBe('Doprava');
    expect(screen.getByRole('img', { name: 'Růže' }).getAttribute('src')).toBe(
      '/img/rose-01?width=300&height=200&crop=true',
    );
    expect(screen.getByRole('link', { name: 'Do zahrady' }).getAttribute('href')).toBe('/zahrada');
  });
});
