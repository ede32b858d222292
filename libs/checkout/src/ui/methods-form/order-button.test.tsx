import { renderPage } from '@vyloha/account/testing';
import { someCurrencies } from '@vyloha/session/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { OrderButton } from './order-button';

afterEach(cleanup);

const [currency] = someCurrencies();
const limit = { limitMinor: 113_500, currencyCode: 'CZK', approvers: ['Hana Malá', 'Petr Novák'] };

function Buttons({ totalMinor }: { totalMinor: number }) {
  const summary = {
    lines: [],
    productsMinor: totalMinor,
    shipping: null,
    payment: null,
    credits: 0,
    totalMinor,
    totalWithoutTaxMinor: totalMinor,
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

it('binds a buyer up to their limit', async () => {
  await renderPage(() => <Buttons totalMinor={113_500} />, {});
  expect(sent('Objednávka zavazující k platbě')).toBe('');
  expect(screen.queryByText(/váš limit/)).toBeNull();
});
