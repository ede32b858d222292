import type { PlainShopper } from './plain-shopper';

export const demoCustomer = { email: 'zakaznik@example.com', password: 'Vyloha-2026', name: 'Jana Sadařová' };

/** Result of a purchase; without a code it was not acknowledged. */
export interface Purchase {
  code: string | null;
  /** Step that failed, with its status; null when none did. */
  failedStep: string | null;
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

const toFailedPurchase = (step: string, { status }: { status: number }): Purchase => ({
  code: null,
  failedStep: `${step}: ${status === 0 ? 'no answer' : status}`,
});

/** The product cannot be bought in that quantity (any more): others were faster, which is no failure of the shop. */
export const soldOut = 'sold out';

/** Adds a product to the cart. @returns why not, or null */
export async function addToCart(shopper: PlainShopper, product: string, quantity = 1): Promise<string | null> {
  const page = await shopper.open(product);
  const form = shopper.form('id');
  if (page.status === 200 && form === null) return soldOut;
  if (form === null) return toFailedPurchase('product', page).failedStep;
  const cart = await shopper.submit(form, { quantity: String(quantity) });
  if (cart.status === 422) return soldOut;
  return cart.status === 200 && cart.path === '/kosik' ? null : toFailedPurchase('add', cart).failedStep;
}

/** Orders the cart: delivery, payment method and the order itself. */
export async function placeOrder(shopper: PlainShopper, email: string): Promise<Purchase> {
  const detailsPage = await shopper.open('/kosik/dodaci-udaje');
  const form = shopper.form('postcode');
  if (detailsPage.status !== 200 || form === null) return toFailedPurchase('details', detailsPage);
  const methodsPage = await shopper.submit(form, { ...delivery, email });
  if (methodsPage.status !== 200 || methodsPage.path !== '/kosik/doprava-a-platba')
    return toFailedPurchase('delivery', methodsPage);
  const methodsForm = shopper.form('shipper');
  if (methodsForm === null) return toFailedPurchase('methods', methodsPage);
  const confirmationPage = await shopper.submit(methodsForm, methods);
  const [, code = null] = /data-order-code[^>]*>\s*(\d{6,})/.exec(confirmationPage.html) ?? [];
  return code === null ? toFailedPurchase('place', confirmationPage) : { code, failedStep: null };
}

/** @returns whether the customer is logged in */
export async function logIn(
  shopper: PlainShopper,
  { email, password }: Pick<typeof demoCustomer, 'email' | 'password'> = demoCustomer,
): Promise<boolean> {
  await shopper.open('/prihlasit');
  const form = shopper.form('password');
  if (form === null) return false;
  const page = await shopper.submit(form, { email, password });
  return page.status === 200 && [...shopper.cookies.keys()].some((name) => name.endsWith('_token'));
}
