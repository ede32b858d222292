import { useLoaderData, useRevalidator } from '@remix-run/react';
import { setSink, type AnalyticsEvent } from '@vyloha/analytics';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
  events = [];
  setSink({ track: (event) => void events.push(event), setConsent: () => {} });
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

it('reports what is added, with its price', async () => {
  const added = { line: aCartLine({ amount: 5 }), changedAmount: 2 };
  renderInShop(<ItemAdded added={added} onClose={() => {}} />, { path: '/kosik' });
  await waitFor(() => expect(events).toHaveLength(1));
  expect(events[0]).toMatchObject({ name: 'add_to_cart', value: 998, items: [{ quantity: 2, unitPrice: 499 }] });
});
