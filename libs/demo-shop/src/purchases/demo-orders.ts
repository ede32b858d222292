import { momentFrom } from '../products/days';
import { demoPassword } from '../shop/customers';
import { demoReturns, type DemoReturns } from './demo-returns';

/** An order of a demo customer, placed as customers do, and how it went on. */
export interface DemoOrder {
  email: string;
  password: string;
  placedAt: string;
  items: readonly { id: string; amount: number }[];
  /** Body of the call that places it. */
  body: Readonly<Record<string, unknown>>;
  /** States it came to, in their order. */
  steps: readonly { status: string; at: string }[];
  /** Whether it is repeated each month, and from which day. */
  repeatedFrom: string | null;
  returns: DemoReturns;
}

const jana = {
  name: 'Jana Sadařová',
  firstName: 'Jana',
  lastName: 'Sadařová',
  email: 'zakaznik@example.com',
  phone: '+420 777 123 456',
};
const janasAddress = { street: 'Lipová 12', city: 'Beroun', postcode: '266 01', country_code: 'CZE' };
const martin = {
  name: 'Martin Zahradníček',
  firstName: 'Martin',
  lastName: 'Zahradníček',
  email: 'firma@example.com',
  phone: '+420 777 654 321',
  business: { business_name: 'Zahradníček a synové s.r.o.', TIN: '91234565', VATIN: 'CZ91234565' },
};
const petr = {
  ...martin,
  name: 'Petr Sedlák',
  firstName: 'Petr',
  lastName: 'Sedlák',
  email: 'nakupci@example.com',
  phone: '+420 777 654 323',
};
const martinsAddress = { street: 'Průmyslová 8', city: 'Olomouc', postcode: '779 00', country_code: 'CZE' };

const seeds = { id: 'v-majoranka-zahradni-0-5-g', amount: 3 };
const ladder = { id: 'v-hlinikovy-zebrik-preklad-240-cm', amount: 1 };
const pot = { id: 'v-zavesny-kvetinac-tun-anthracite-20-cm', amount: 2 };

type Person = typeof jana | typeof martin;

/** Who bought, in the names of returns. */
const buyerNames: ReadonlyMap<string, string> = new Map([
  [jana.email, 'jana'],
  [martin.email, 'martin'],
  [petr.email, 'petr'],
]);

function bodyOf(person: Person, address: typeof janasAddress, paymentId: string): DemoOrder['body'] {
  return {
    ...person,
    billing_address: address,
    shipping: { name: person.name, address },
    payment_id: paymentId,
    shipper_id: 's-ppl',
    branch_id: null,
    terms: true,
  };
}

/**
 * Orders of the customer and of the company, two of them by its buyer, the oldest first: delivered as soon as the shop
 * promises, cancelled after the money came, new, and shipped today, before it was paid too; some came back in part. Of
 * the buyer's, one has an invoice to be paid.
 */
export function demoOrders(today: Date): DemoOrder[] {
  const order = (
    body: DemoOrder['body'],
    {
      daysAgo,
      items,
      statuses,
      repeatedInDays,
    }: { daysAgo: number; items: DemoOrder['items']; statuses: readonly string[]; repeatedInDays?: number },
  ): DemoOrder => ({
    email: String(body['email']),
    password: demoPassword,
    placedAt: momentFrom(today, -daysAgo),
    items,
    body,
    repeatedFrom: repeatedInDays === undefined ? null : momentFrom(today, repeatedInDays).slice(0, 10),
    returns: demoReturns(today, `${buyerNames.get(String(body['email']))} ${daysAgo}`),
    steps: statuses.map((status, index) => ({ status, at: momentFrom(today, Math.min(-daysAgo + 1 + index, 0)) })),
  });
  const janas = (paymentId: string) => bodyOf(jana, janasAddress, paymentId);
  const martins = (paymentId: string) => bodyOf(martin, martinsAddress, paymentId);
  const petrs = (paymentId: string) => bodyOf(petr, martinsAddress, paymentId);
  return [
    order(martins('pay-transfer'), {
      daysAgo: 62,
      items: [ladder, pot],
      statuses: ['paid', 'processing', 'shipped', 'delivered'],
    }),
    order(janas('pay-transfer'), { daysAgo: 48, items: [seeds, pot], statuses: ['paid', 'shipped', 'delivered'] }),
    order(martins('pay-transfer'), { daysAgo: 33, items: [seeds, ladder], statuses: ['paid', 'cancelled'] }),
    order(janas('pay-cod'), { daysAgo: 12, items: [ladder, pot], statuses: ['processing', 'shipped', 'delivered'] }),
    order(petrs('pay-invoice'), { daysAgo: 9, items: [pot, seeds], statuses: ['processing', 'shipped', 'delivered'] }),
    order(petrs('pay-transfer'), { daysAgo: 3, items: [seeds], statuses: [] }),
    order(martins('pay-transfer'), {
      daysAgo: 2,
      items: [pot, seeds],
      statuses: ['processing', 'shipped'],
      repeatedInDays: 20,
    }),
    order(janas('pay-transfer'), { daysAgo: 2, items: [seeds], statuses: [] }),
    order(janas('pay-cod'), { daysAgo: 1, items: [pot], statuses: ['processing', 'shipped'] }),
  ];
}
