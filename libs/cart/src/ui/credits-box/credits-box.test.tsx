import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCart, aCartLine } from '../../testing/a-cart';
import { renderInShop } from '../../testing/render-in-shop';
import { CreditsBox } from './credits-box';

const cart = (spent = 0, requested = spent) => {
  const priced = aCart({ lines: [aCartLine()] });
  return {
    totals: { ...priced.totals, credits: spent },
    creditsDiscount: { requested, spent, creditValueMinor: 100 },
  };
};
const show = (shown: ReturnType<typeof cart> | null, credits: number | null) =>
  renderInShop(<CreditsBox cart={shown ?? { ...cart(), creditsDiscount: null }} refusal={null} />, {
    shopper: { credits },
  });
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Kolik kreditů použít' });

it.each([
  [420, '420'],
  [900, '499'],
])('offers as many of %d credits as the cart needs', (credits, expected) => {
  show(cart(), credits);
  expect(field().value).toBe(expected);
  expect(screen.getByText(`Máte ${credits} kreditů, každý má hodnotu 1 Kč.`)).toBeTruthy();
});

it('shows how many are spent, with a way back', () => {
  show(cart(100), 420);
  expect(screen.getByText('Použijete 100 kreditů')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Nepoužít' })).toBeTruthy();
});

it.each([
  ['guests', cart(), null],
  ['customers who have none', cart(), 0],
  ['shops where they are no discount', null, 420],
])('is not there for %s', (_, shown, credits) => {
  show(shown, credits);
  expect(screen.queryByRole('textbox')).toBeNull();
});
