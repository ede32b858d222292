import { Form, useActionData, useLoaderData, useRevalidator } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormRefusal } from '@vyloha/forms';
import { afterEach, expect, it } from 'vitest';
import type { SeenOrder } from '../../model/order/seen-order';
import { shouldRevalidateOrder } from './should-revalidate-order';
import { useSeenOrder } from './use-seen-order';

afterEach(cleanup);

const orderWith = (coupon: string | null): SeenOrder => ({
  currency: 'CZK',
  lines: [],
  services: {},
  roundings: {},
  coupon,
  credits: 0,
});

let coupon: string | null;
const loader = () => orderWith(coupon);

function Page() {
  const current = useLoaderData<typeof loader>();
  const seen = useSeenOrder(current, useActionData<FormRefusal>());
  const { revalidate } = useRevalidator();
  return (
    <Form method="post">
      <output aria-label="Current">{String(current.coupon)}</output>
      <output aria-label="Seen">{String(seen.coupon)}</output>
      <button type="button" onClick={revalidate}>
        Refresh
      </button>
      <button>Order</button>
    </Form>
  );
}

/** The page of an order with a coupon, which another tab then removes. */
async function renderAfterRemoval(error: Record<string, string[]>) {
  coupon = 'ZAHRADA10';
  const action = () => ({ submission: { status: 'error', error } });
  const Stub = createRemixStub([{ path: '*', Component: Page, HydrateFallback: () => null, loader, action }]);
  render(<Stub />);
  await screen.findByLabelText('Seen');
  coupon = null;
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(screen.getByLabelText('Current').textContent).toBe('null');
  expect(screen.getByLabelText('Seen').textContent).toBe('ZAHRADA10');
}

const order = () => userEvent.click(screen.getByRole('button', { name: 'Order' }));

it('is the new one once the changes were listed', async () => {
  await renderAfterRemoval({ '': ['Něco se změnilo.'] });
  await order();
  expect(screen.getByLabelText('Seen').textContent).toBe('null');
});

it('remains what it was when only a field is refused', async () => {
  await renderAfterRemoval({ payment: ['Vyberte platbu.'] });
  await order();
  expect(screen.getByLabelText('Seen').textContent).toBe('ZAHRADA10');
});

it.each([
  [409, false, true],
  [422, false, false],
  [undefined, true, true],
])('loads the order again after the status %s', (actionStatus, defaultShouldRevalidate, expected) => {
  const url = new URL('https://shop.invalid/kosik/doprava-a-platba');
  const navigation = { currentUrl: url, currentParams: {}, nextUrl: url, nextParams: {}, defaultShouldRevalidate };
  expect(shouldRevalidateOrder({ ...navigation, ...(actionStatus !== undefined && { actionStatus }) })).toBe(expected);
});
