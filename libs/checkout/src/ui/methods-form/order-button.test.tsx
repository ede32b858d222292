import { renderPage } from '@vyloha/account/testing';
import { someCurrencies } from '@vyloha/session/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { OrderButton } from './order-button';

afterEach(cleanup);

const [currency] = someCurrencies();
const limit = {
  orderMinor: 113_500,
  monthly: { limitMinor: 400_000, leftMinor: 110_000 },
  currencyCode: 'CZK',
  approvers: ['Hana Malá', 'Petr Novák'],
};

function Buttons({ totalMinor, treatment = 'home' }: { totalMinor: number; treatment?: 'home' | 'nonPayer' }) {
  const summary = {
    lines: [],
    productsMinor: totalMinor,
    productsWithoutTaxMinor: totalMinor,
    shipping: null,
    payment: null,
    credits: 0,
    roundingMinor: 0,
    totalMinor,
    totalWithoutTaxMinor: totalMinor,
    tax: { countryCode: 'CZE', treatment },
  };
  return (
    <form>
      <OrderButton summary={summary} currency={currency} limit={limit} />
    </form>
  );
}

const sent = (button: string) =>
  new FormData(screen.getByRole('button', { name: button }).closest('form') ?? undefined).get('forApproval');

it('tells a buyer that an order above their limit waits, and for whom', async () => {
  await renderPage(() => <Buttons totalMinor={113_600} />, {});
  expect(sent('Odeslat ke schválení')).toBe('true');
  expect(screen.getByText(/váš limit 1\s135\sKč/)).toBeTruthy();
  expect(screen.getByText(/Hana Malá, Petr Novák/)).toBeTruthy();
});

it('tells a buyer that an order above what is left of the month waits', async () => {
  await renderPage(() => <Buttons totalMinor={110_100} />, {});
  expect(sent('Odeslat ke schválení')).toBe('true');
  expect(screen.getByText(/měsíční limit 4\s000\sKč.* zbývá 1\s100\sKč/)).toBeTruthy();
});

it('binds a buyer up to their limits, and says what is left of the month', async () => {
  await renderPage(() => <Buttons totalMinor={110_000} />, {});
  expect(sent('Objednávka zavazující k platbě')).toBe('');
  expect(screen.getByText(/měsíčního limitu 4\s000\sKč vám zbývá 1\s100\sKč/)).toBeTruthy();
  expect(screen.queryByText(/váš limit/)).toBeNull();
});

it('says that its total is with tax where there is any', async () => {
  await renderPage(() => <Buttons totalMinor={100} />, {});
  expect(screen.getByText(/^Celkem s DPH/)).toBeTruthy();
  cleanup();
  await renderPage(() => <Buttons totalMinor={100} treatment="nonPayer" />, {});
  expect(screen.getByText(/^Celkem,/)).toBeTruthy();
});
