import type { PlainShopper } from './plain-shopper';

export const demoCustomer = { email: 'zakaznik@example.com', password: 'Vyloha-2026' };

/** How a purchase went; without a code it was not acknowledged. */
export interface Purchase {
  code: string | null;
  /** Step that did not lead on, with its status; null when all did. */
  stoppedAt: string | null;
}

const delivery = {
  fullName: 'Jana Nováková',
  phone: '+420 777 123 456',
  street: 'Dlouhá',
  houseNumber: '12',
  city: 'Praha',
  postcode: '110 00',
  country: 'CZE',
};
const methods = { shipper: 's-ppl', payment: 'pay-transfer' };

const stopped = (step: string, { status }: { status: number }): Purchase => ({
  code: null,
  stoppedAt: `${step}: ${status === 0 ? 'no answer' : status}`,
});

/** The product is there and cannot be bought in that amount (any more): others were faster, which is no failure of the shop. */
export const soldOut = 'sold out';

/** Puts a product into the cart. @returns why not, or null */
export async function addToCart(shopper: PlainShopper, product: string, quantity = 1): Promise<string | null> {
  const page = await shopper.open(product);
  const form = shopper.form('id');
  if (page.status === 200 && form === null) return soldOut;
  if (form === null) return stopped('product', page).stoppedAt;
  const cart = await shopper.submit(form, { quantity: String(quantity) });
  if (cart.status === 422) return soldOut;
  return cart.status === 200 && cart.path === '/kosik' ? null : stopped('add', cart).stoppedAt;
}

/** Delivery, methods and the order itself, of what is in the cart. */
export async function placeOrder(shopper: PlainShopper, email: string): Promise<Purchase> {
  const details = await shopper.open('/kosik/dodaci-udaje');
  const form = shopper.form('postcode');
  if (details.status !== 200 || form === null) return stopped('details', details);
  const next = await shopper.submit(form, { ...delivery, email });
  if (next.status !== 200 || next.path !== '/kosik/doprava-a-platba') return stopped('delivery', next);
  const choice = shopper.form('shipper');
  if (choice === null) return stopped('methods', next);
  const placed = await shopper.submit(choice, methods);
  const [, code = null] = /data-order-code[^>]*>\s*(\d{6,})/.exec(placed.html) ?? [];
  return code === null ? stopped('place', placed) : { code, stoppedAt: null };
}

/** @returns whether the customer is logged in */
export async function logIn(shopper: PlainShopper, { email, password } = demoCustomer): Promise<boolean> {
  await shopper.open('/prihlasit');
  const form = shopper.form('password');
  if (form === null) return false;
  const page = await shopper.submit(form, { email, password });
  return page.status === 200 && [...shopper.cookies.keys()].some((name) => name.endsWith('_token'));
}
