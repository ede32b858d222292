import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NumberList, selectSorted } from './numbers';

const rising = (a: number, b: number) => a - b;

describe('selectSorted', () => {
  it('finds the same as sorting everything, whichever places are wanted', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20)), fc.nat(30), fc.nat(10), (numbers, from, count) => {
        const found = selectSorted(Uint32Array.from(numbers), from, from + count, rising);
        expect([...found]).toEqual(numbers.toSorted(rising).slice(from, from + count));
      }),
    );
  });
});

describe('a list of numbers', () => {
  it('grows, and keeps what it is told to', () => {
    const list = new NumberList();
    for (let number = 0; number < 100; number += 1) list.push(number);
    list.keep((number) => number % 10 === 3);
    expect([...list.view()]).toEqual([3, 13, 23, 33, 43, 53, 63, 73, 83, 93]);
  });
});
