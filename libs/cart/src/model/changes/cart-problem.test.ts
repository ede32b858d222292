import { describe, expect, it } from 'vitest';
import { cartProblemMessage, cartProblemTone, toCartProblem } from './cart-problem';

describe('toCartProblem', () => {
  it.each([
    [[{ title: 'Není skladem', field: 'amount' }, { title: 'Druhá' }], 'amount - Není skladem'],
    [[{ title: 'Není skladem' }], 'Není skladem'],
  ])('shows the first error', (errors, message) => {
    expect(toCartProblem(errors)).toEqual({ kind: 'refused', message });
  });

  it('is unknown when the backend gives no reason', () => {
    expect(toCartProblem([])).toEqual({ kind: 'unknown' });
    expect(toCartProblem([{ title: '' }])).toEqual({ kind: 'unknown' });
  });
});

describe('cartProblemMessage', () => {
  const t = (key: string, values: object) => `${key} ${JSON.stringify(values)}`;

  it('interpolates the limit', () => {
    const problem = { kind: 'quantityLimited', broken: 'maximum', limit: 2.5, unit: 'm' } as const;
    expect(cartProblemMessage(problem, t)).toBe('cart:quantity.maximum {"limit":"2,5","unit":"m"}');
  });

  it.each([
    [{ kind: 'variantRequired' }, 'cart:addToCart.variantRequired {}'],
    [{ kind: 'notAvailable' }, 'cart:addToCart.notAvailable {}'],
    [{ kind: 'quantityInvalid', reason: 'fraction' }, 'cart:quantity.fraction {}'],
    [{ kind: 'unknown' }, 'ui:failure.text {}'],
    [{ kind: 'refused', message: 'Není skladem' }, 'Není skladem'],
    [{ kind: 'shoppingDisabled', message: 'Inventura' }, 'Inventura'],
  ] as const)('%j', (problem, words) => {
    expect(cartProblemMessage(problem, t)).toBe(words);
  });

  it('is a warning only while sales are paused', () => {
    expect(cartProblemTone({ kind: 'shoppingDisabled', message: 'Inventura' })).toBe('warning');
    expect(cartProblemTone({ kind: 'unknown' })).toBe('danger');
  });
});
