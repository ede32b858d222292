import { describe, expect, it } from 'vitest';
import { cartProblemText, toCartProblem } from './cart-problem';

describe('toCartProblem', () => {
  it.each([
    [[{ title: 'Není skladem', field: 'amount' }, { title: 'Druhá' }], 'amount - Není skladem'],
    [[{ title: 'Není skladem' }], 'Není skladem'],
  ])('shows the first error', (errors, message) => {
    expect(toCartProblem(errors)).toEqual({ kind: 'refused', message });
  });

  it('is unknown when the backend says nothing', () => {
    expect(toCartProblem([])).toEqual({ kind: 'unknown' });
    expect(toCartProblem([{ title: '' }])).toEqual({ kind: 'unknown' });
  });
});

describe('cartProblemText', () => {
  it('fills the limit in', () => {
    expect(cartProblemText({ kind: 'quantityLimited', broken: 'maximum', limit: 2.5, unit: 'm' })).toEqual({
      key: 'quantity.maximum',
      values: { limit: '2,5', unit: 'm' },
    });
  });

  it('has words for everything else', () => {
    expect(cartProblemText({ kind: 'variantRequired' }).key).toBe('addToCart.variantRequired');
    expect(cartProblemText({ kind: 'notAvailable' }).key).toBe('addToCart.notAvailable');
    expect(cartProblemText({ kind: 'quantityInvalid' }).key).toBe('quantity.invalid');
    expect(cartProblemText({ kind: 'unknown' }).key).toBe('failure.text');
  });
});
