import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ComparedParameter, compareRows } from './compare-rows';

function aParameter(id: string, ...titles: string[]): ComparedParameter {
  return { id, title: id.toUpperCase(), values: titles.map((title) => ({ title, link: null })) };
}

describe('compareRows', () => {
  it('has a row for each parameter of any product, and a cell for each product', () => {
    const rows = compareRows([
      [aParameter('length', '10 m')],
      [aParameter('color', 'Zelená'), aParameter('length', '20 m')],
    ]);
    expect(rows.map(({ title }) => title)).toEqual(['LENGTH', 'COLOR']);
    expect(rows[1]).toMatchObject({ cells: [[], [{ title: 'Zelená' }]], isDifferent: true });
  });

  it.each([
    ['the same', ['10 m'], ['10 m'], false],
    ['the same in another order', ['a', 'b'], ['b', 'a'], false],
    ['another value', ['10 m'], ['20 m'], true],
    ['fewer values', ['a', 'b'], ['a'], true],
  ])('says whether products differ: %s', (_, one, other, isDifferent) => {
    expect(compareRows([[aParameter('x', ...one)], [aParameter('x', ...other)]])[0]).toMatchObject({ isDifferent });
  });

  it('finds no difference between a product and itself', () => {
    const parameters = fc.uniqueArray(
      fc.record({ id: fc.string(), values: fc.array(fc.string()) }).map(({ id, values }) => aParameter(id, ...values)),
      { selector: ({ id }) => id },
    );
    fc.assert(
      fc.property(parameters, fc.integer({ min: 1, max: 8 }), (column, count) => {
        const rows = compareRows(Array.from({ length: count }, () => column));
        expect(rows).toHaveLength(column.length);
        expect(rows.every((row) => !row.isDifferent && row.cells.length === count)).toBe(true);
      }),
    );
  });
});
