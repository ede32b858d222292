import { useLoaderData, useRevalidator } from '@remix-run/react';
import { setSink, type AnalyticsEvent } from '@vyloha/analytics';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ShopperView } from '@vyloha/session';
import { aShopperView } from '@vyloha/session/testing';
import { ShopperProvider } from '@vyloha/session/ui';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { aCart, aCartLine } from '../../testing/a-cart';
import { renderInShop } from '../../testing/render-in-shop';
import { ItemAdded } from '../item-added/item-added';
import { useCartEvents } from './use-cart-events';

let events: AnalyticsEvent[] = [];
let lines = [aCartLine({ amount: 2 }), aCartLine({ id: 'ci-2', variantId: 'v-konev', name: 'Konev', amount: 3 })];

beforeEach(() => {
  cleanup();
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  setSink({ track: (event) => void events.push(event), setConsent: () => {} });
  // It was sent the events of tests before.
  events = [];
});

const loader = () => ({ cart: aCart({ lines }) });

function Page() {
  useCartEvents(useLoaderData<typeof loader>().cart);
  const { revalidate } = useRevalidator();
  return <button onClick={revalidate}>Obnovit</button>;
}

it('reports the cart once, and a line that is taken out of it', async () => {
  renderInShop(<Page />, { path: '/kosik', loader });
  const reload = await screen.findByRole('button', { name: 'Obnovit' });
  await waitFor(() => expect(events).toHaveLength(1));
  expect(events).toMatchObject([{ name: 'view_cart', currency: 'CZK', items: [{ quantity: 2 }, { id: 'v-konev' }] }]);
  lines = lines.slice(0, 1);
  await userEvent.click(reload);
  await waitFor(() => expect(events).toHaveLength(2));
  expect(events[1]).toMatchObject({ name: 'remove_from_cart', items: [{ id: 'v-konev', quantity: 3 }] });
});

it('reports what is added once, with its price, however often the page is loaded again', async () => {
  const added = { line: aCartLine({ amount: 5 }), changedAmount: 2, requestedQuantity: null };
  const dialogIn = (shopper: ShopperView) => (
    <ShopperProvider shopper={shopper} person={aShopperView()}>
      <ItemAdded added={added} onClose={() => {}} />
    </ShopperProvider>
  );
  function Shop() {
    const [shopper, setShopper] = useState(() => aShopperView());
    return (
      <>
        <button onClick={() => setShopper(aShopperView())}>Obnovit</button>
        {dialogIn(shopper)}
      </>
    );
  }
  renderInShop(<Shop />, { path: '/kosik' });
  await waitFor(() => expect(events).toHaveLength(1));
  fireEvent.click(screen.getByText('Obnovit'));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeTruthy());
  expect(events).toHaveLength(1);
  expect(events[0]).toMatchObject({ name: 'add_to_cart', value: 998, items: [{ quantity: 2, unitPrice: 499 }] });
});
