import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast } from '../contrast/contrast';

/** Token values of a theme: later sheets override earlier ones; within a sheet the first value counts. */
function tokensOf(...sheets: string[]) {
  const tokens = new Map<string, string>();
  for (const sheet of sheets) {
    const declarations = [...sheet.matchAll(/--([\w-]+):\s*([^;]+);/g)].toReversed();
    for (const [, name = '', value = ''] of declarations) tokens.set(name, value);
  }
  return (name: string): string => {
    let value = tokens.get(name) ?? '';
    while (value.startsWith('var(')) value = tokens.get(value.slice(6, -1)) ?? '';
    return value;
  };
}

const sheet = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const themes = {
  default: tokensOf(sheet('tokens.css')),
  alternative: tokensOf(sheet('tokens.css'), sheet('tokens-alternative.css')),
};

const onPaper = ['text', 'text-soft', 'link', 'in-stock', 'sale', 'error', 'honey-ink', 'sky-ink', 'action-hover'];
const pairs = [
  ...onPaper.map((color) => [color, 'paper'] as const),
  ...['text', 'text-soft', 'link', 'in-stock', 'error'].map((color) => [color, 'sand'] as const),
  ...['tag-free-shipping', 'tag-gift', 'tag-not-saleable', 'tag-quantity-discount'].map(
    (tag) => ['paper', tag] as const,
  ),
  // Text of alerts and banners, on backgrounds that differ between themes.
  ...['in-stock-pale', 'honey-pale', 'sky-pale', 'terracotta-pale', 'action-pale'].map(
    (ground) => ['text', ground] as const,
  ),
  ...['ink', 'error', 'terracotta-dark'].map((ground) => ['paper', ground] as const),
  ['sale', 'sand'],
  ['honey-ink', 'sand'],
  ['link', 'action-pale'],
  ['action-hover', 'action-pale'],
  ['on-action', 'action'],
  ['on-action', 'action-hover'],
  ['on-band-strong', 'band-strong'],
  ['ink', 'highlight'],
  ['action', 'action-pale'],
  ['in-stock', 'in-stock-pale'],
  ['honey-ink', 'honey-pale'],
  ['sky-ink', 'sky-pale'],
  ['error', 'terracotta-pale'],
] as const;

describe.each(Object.entries(themes))('the %s theme', (_, token) => {
  it.each(pairs)('shows %s on %s with a contrast of at least 4.5', (text, ground) => {
    expect(contrast(token(`color-${text}`), token(`color-${ground}`))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['line-strong', 'honey'])('shows the shape colour %s on white with at least 3', (shape) => {
    expect(contrast(token(`color-${shape}`), token('color-paper'))).toBeGreaterThanOrEqual(3);
  });

  it('has a focus ring visible on every background: dark outside, light inside', () => {
    for (const ground of ['paper', 'sand', 'highlight', 'action', 'band-strong', 'error']) {
      const seen = ['focus-outer', 'focus-inner'].map((ring) =>
        contrast(token(`color-${ring}`), token(`color-${ground}`)),
      );
      expect(Math.max(...seen), ground).toBeGreaterThanOrEqual(3);
    }
  });
});

it.each([
  ['space-1', '0.375rem'],
  ['space-2', '0.75rem'],
  ['space-3', '1.5rem'],
  ['space-4', '2.25rem'],
  ['space-5', '3rem'],
  ['space-6', '4.5rem'],
  ['modal-sm', '450px'],
  ['modal-md', '720px'],
  ['modal-lg', '1000px'],
  ['modal-xl', '1200px'],
  ['modal-xxl', '1360px'],
  ['product-box-width', '255px'],
  ['image-box-height', '270px'],
  ['duration-fade', '250ms'],
  ['duration-slide', '300ms'],
  ['duration-shake', '820ms'],
  ['delay-menu', '250ms'],
])('token %s is %s', (name, value) => {
  expect(themes.default(name)).toBe(value);
});

it.each([
  ['product-box-width', '222px'],
  ['image-box-height', '270px'],
  ['color-action', '#20356b'],
  ['radius-card', '0'],
])('in the alternative theme token %s is %s', (name, value) => {
  expect(themes.alternative(name)).toBe(value);
});
