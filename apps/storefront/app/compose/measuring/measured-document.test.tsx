// @vitest-environment jsdom
import { createRemixStub } from '@remix-run/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type AnalyticsEvent, setSink } from '@vyloha/analytics';
import { ShopperProvider } from '@vyloha/session/ui';
import { Link } from '@vyloha/ui';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MeasuredDocument } from './measured-document';

const box = { slug: 'hadice', measured: { id: 'v-1', name: 'Hadice', unitPrice: 499 } };
const consent: Parameters<typeof MeasuredDocument>[0]['consent'] = { version: 'v1', purposes: '', tool: null };
const shopper: Parameters<typeof ShopperProvider>[0]['shopper'] = {
  currency: {
    code: 'CZK',
    symbol: 'Kč',
    symbolPlacement: 'right',
    decimalPlaces: 2,
    decimalPoint: ',',
    millesimalPoint: ' ',
    hideZeroDecimals: true,
  },
  hasTax: true,
  displayVat: true,
  displayBothPrices: false,
  isLoggedIn: false,
  isIdentityUnknown: false,
  isBusiness: false,
  variant: 'b2c',
  groups: [],
};
let events: AnalyticsEvent[] = [];

/** What a box of a list has to click on, and the page that it leads to. */
function Page() {
  return (
    <ShopperProvider shopper={shopper}>
      <article>
        <form method="post" onSubmit={(event) => event.preventDefault()}>
          <button>Oblíbené</button>
          <button>Porovnat</button>
          <button>Do košíku</button>
        </form>
        <a href="/produkt/hadice?variant_id=v-2" onClick={(event) => event.preventDefault()}>
          20 m
        </a>
        <Link to="/produkt/hadice">Hadice</Link>
      </article>
      <MeasuredDocument tagManagerId={null} closedCookie="closed" consent={consent} />
    </ShopperProvider>
  );
}

const selected = () => events.filter(({ name }) => name === 'select_item');

beforeEach(() => {
  events = [];
  setSink({ track: (event) => events.push(event), setConsent: () => {} });
});
afterEach(() => {
  cleanup();
  setSink(null);
});

it('a product of a list is selected when it is opened, not by what else its box does', async () => {
  const Stub = createRemixStub([
    { path: '/zahrada', loader: () => ({ products: [box] }), Component: Page },
    { path: '/produkt/:slug', loader: () => ({ products: [] }), Component: Page },
  ]);
  render(<Stub initialEntries={['/zahrada']} />);
  for (const name of ['Oblíbené', 'Porovnat', 'Do košíku'])
    fireEvent.click(await screen.findByRole('button', { name }));
  fireEvent.click(screen.getByRole('link', { name: '20 m' }));
  expect(selected()).toEqual([]);
  fireEvent.click(screen.getByRole('link', { name: 'Hadice' }));
  await expect.poll(selected).toMatchObject([{ name: 'select_item', items: [{ id: 'v-1' }] }]);
});
