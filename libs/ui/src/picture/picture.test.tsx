import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { Picture } from './picture';

describe('Picture', () => {
  it('loads lazily at 1x and 2x in a box of its size, over its thumbnail', () => {
    const { container } = renderUi(<Picture fileKey="rose-01" alt="Růže" width={255} height={270} />);
    const picture = screen.getByRole<HTMLImageElement>('img', { name: 'Růže' });
    expect(picture.getAttribute('srcset')).toBe('/img/rose-01?width=510&height=540 2x');
    expect([picture.width, picture.height, picture.getAttribute('loading')]).toEqual([255, 270, 'lazy']);
    const [thumbnail] = container.querySelectorAll('img');
    expect(thumbnail?.getAttribute('src')).toBe('/img/rose-01?width=32&height=34');
    expect([thumbnail?.alt, thumbnail?.getAttribute('aria-hidden')]).toEqual(['', 'true']);
  });

  it('loads eagerly, with priority and without a thumbnail, as the main picture of the page', () => {
    const { container } = renderUi(<Picture fileKey="rose-01" alt="Růže" width={800} height={440} crop isFirst />);
    const pictures = [...container.querySelectorAll('img')];
    expect(pictures.map((picture) => picture.getAttribute('fetchpriority'))).toEqual(['high']);
    expect(pictures[0]?.getAttribute('loading')).toBe('eager');
    expect(pictures[0]?.getAttribute('src')).toContain('crop=true');
  });

  it('reserves its space where there is no picture', () => {
    const { container } = renderUi(<Picture fileKey={null} alt="" width={255} height={270} />);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 255 270');
  });
});
