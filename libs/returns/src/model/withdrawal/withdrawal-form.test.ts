import { describe, expect, it } from 'vitest';
import { parseWithdrawal } from './withdrawal-form';

const aLine = (id: string, remaining: number) => ({ id, name: 'Konev', unit: 'ks', amount: 3, remaining });
const lines = [aLine('a', 3), aLine('b', 1)];

describe('parseWithdrawal', () => {
  it('reads chosen lines; a single piece needs no amount', () => {
    const fields = { 'item.a': 'on', 'item.a.amount': ' 2 ', 'item.b': 'on', reason: ' ', bankAccount: '' };
    expect(parseWithdrawal(fields, lines)).toEqual({
      request: {
        items: [
          { id: 'a', amount: 2 },
          { id: 'b', amount: 1 },
        ],
        reason: '',
        bankAccount: '',
      },
      errors: null,
    });
  });

  it('ignores the amount of a line that is not chosen, and lines that are not the order’s', () => {
    const fields = { 'item.a.amount': '3', 'item.b': 'on', 'item.c': 'on' };
    expect(parseWithdrawal(fields, lines).request.items).toEqual([{ id: 'b', amount: 1 }]);
  });

  it.each([
    [{}, ['items']],
    [{ 'item.c': 'on' }, ['items']],
    [{ 'item.a': 'on', 'item.a.amount': '0' }, ['item.a.amount']],
    [{ 'item.a': 'on', 'item.a.amount': '4' }, ['item.a.amount']],
    [{ 'item.a': 'on', 'item.a.amount': '1,5' }, ['item.a.amount']],
    [{ 'item.a': 'on', 'item.a.amount': '1e3', 'item.b': 'on' }, ['item.a.amount']],
    [{ 'item.b': 'on', bankAccount: '123' }, ['bankAccount']],
    [{ 'item.b': 'on', reason: 'a'.repeat(2001) }, ['reason']],
  ])('refuses %j', (fields, names) => {
    expect(Object.keys(parseWithdrawal(fields, lines).errors ?? {})).toEqual(names);
  });
});
