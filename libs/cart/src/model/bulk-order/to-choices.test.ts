import { expect, it } from 'vitest';
import type { CodedProduct } from '../batch/products-by-code';
import { chooseFound } from './to-choices';

function aProduct(name: string, ...sizes: string[]): CodedProduct {
  const variants = sizes.map((size) => {
    const id = `${name}-${size}`;
    return { id, name: `${name}, ${size}`, unit: 'ks', codes: [`ZV-${id}`, id], multiplier: 1 };
  });
  return { codes: [name], variants };
}

const found = [aProduct('Hadice Žíla', '10m', '20m', '30m'), aProduct('Hadice Proud', '10m', '20m')];
const codes = (typed: string, products = found) => chooseFound(products, typed).map(({ code }) => code.slice(3));

it('offers all products before further variants of the first', () => {
  expect(codes('hadice')).toEqual([
    'Hadice Žíla-10m',
    'Hadice Proud-10m',
    'Hadice Žíla-20m',
    'Hadice Proud-20m',
    'Hadice Žíla-30m',
  ]);
});

it('offers only variants with all typed words, whatever their accents', () => {
  expect(codes('hadice zila 20m')).toEqual(['Hadice Žíla-20m']);
});

it('offers everything for words in another form', () => {
  expect(codes('hadici')).toHaveLength(5);
});

it('takes a text with digits for a code: nothing else is offered', () => {
  expect(codes('NENI-1')).toEqual([]);
  expect(codes('zv-konev-m1', [aProduct('Konev', 'M1')])).toEqual(['Konev-M1']);
});

it('offers at most eight', () => {
  expect(codes('konev', [aProduct('Konev', ...'abcdefghij')])).toHaveLength(8);
});
