import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { headerNames } from '@vyloha/contract';
import { Skipped } from '../skipped';
import type { Answer } from '../wire/answer';
import { Shopper, type Address, type CallOptions, type Exchange } from '../wire/shopper';
import type { Value } from '../wire/value';
import { mailedSecret } from './mails';

/** What is known of the shop beside its address. */
export interface Shop {
  address: Address;
  /** Folder where the backend writes its mails. */
  mails: string | null;
  /** Secret of commands on the backend's machine. */
  commandKey: string | null;
  /** Logins that cases share, since each costs a second of hashing. */
  logins: Map<string, Promise<Login>>;
  /** What there is to buy, once it was looked up. */
  offers: Promise<Offer[]> | null;
}

/** A shop of which nothing was looked up yet. */
export function newShop(known: Pick<Shop, 'address' | 'mails' | 'commandKey'>): Shop {
  return { ...known, logins: new Map(), offers: null };
}

interface Login {
  token: string;
  email: string;
  password: string;
}

/** A variant that can be bought in any small amount. */
export interface Offer {
  productId: string;
  slug: string;
  name: string;
  variantId: string;
  stock: number;
  price: number;
  priceWithoutTax: number;
  taxRate: number;
}

export interface Customer {
  shopper: Shopper;
  email: string;
  password: string;
}

type Role = 'owner' | 'approver' | 'buyer';

/** Accounts that are seeded; see docs/conformance.md. */
const seeded = {
  password: 'Vyloha-2026',
  customers: ['zakaznik@example.com', 'schvalovatel@example.com'],
  members: { owner: 'firma@example.com', approver: 'schvalovatel@example.com', buyer: 'nakupci@example.com' },
  withCredits: 'zakaznik@example.com',
} as const;

export const coupon = 'ZAHRADA10';
export const callbackUrl = 'http://localhost:3000/odkaz';
/** Enough for all cases that buy the same. */
export const plentyOfStock = 60;

export const scopeOf = (scope: object) => Buffer.from(JSON.stringify(scope)).toString('base64url');
export const anAttempt = () => randomBytes(16).toString('hex');
export const anEmail = () => `${randomBytes(6).toString('hex')}@example.com`;

const address = { street: 'Dlouhá 12', city: 'Praha', postcode: '110 00', country_code: 'CZE' };

/** The shop as one case sees it: callers of its own, and what there is to buy. */
export class World {
  constructor(
    readonly shop: Shop,
    private readonly onExchange: (exchange: Exchange) => void = () => {},
  ) {}

  /** Somebody new, in Czech and crowns. */
  guest(): Shopper {
    const headers = { [headerNames.locale]: 'cs', [headerNames.currency]: 'CZK', [headerNames.domainCode]: 'cz' };
    return new Shopper(this.shop.address, headers, (exchange) => this.onExchange(exchange));
  }

  /** A command on the backend's machine. */
  command(): Shopper {
    if (this.shop.commandKey === null) throw new Skipped('needs the key of commands (--command-key)');
    return this.guest().withToken(this.shop.commandKey);
  }

  /** The secret of the last link mailed to an address. */
  async secretOf(email: string, isWanted?: (link: string) => boolean): Promise<string> {
    if (this.shop.mails === null) throw new Skipped('needs the folder of mails (--mails)');
    return mailedSecret(this.shop.mails, email, isWanted);
  }

  private toCustomer({ token, email, password }: Login): Customer {
    return { shopper: this.guest().withToken(token), email, password };
  }

  private async fetchLogin(email: string, password: string): Promise<Login> {
    const answer = await this.guest().call('POST /store/api/oauth/login', { body: { email, password } });
    return { token: answer.string('data.access_token'), email, password };
  }

  async logIn(email: string, password: string): Promise<Customer> {
    return this.toCustomer(await this.fetchLogin(email, password));
  }

  /** A login that is made once, with an empty cart. */
  private async shared(name: string, make: () => Promise<Login>): Promise<Customer> {
    const login = this.shop.logins.get(name) ?? make();
    this.shop.logins.set(name, login);
    login.catch(() => this.shop.logins.delete(name));
    const customer = this.toCustomer(await login);
    await customer.shopper.call('DELETE cart/items');
    return customer;
  }

  private async seededLogin(email: string): Promise<Customer> {
    return this.shared(email, () => this.fetchLogin(email, seeded.password));
  }

  /**
   * One of two customers, with an empty cart and what other cases may have left: registered, or without mails seeded.
   * Whoever needs a new one, or changes it, registers one.
   */
  async customer(index: 0 | 1 = 0): Promise<Customer> {
    if (this.shop.mails === null) return this.seededLogin(seeded.customers[index]);
    return this.shared(`customer ${index}`, () => this.registerLogin(anEmail()));
  }

  async register(email = anEmail()): Promise<Customer> {
    return this.toCustomer(await this.registerLogin(email));
  }

  private async registerLogin(email: string): Promise<Login> {
    const password = 'Nove-heslo-1';
    const input = { email, password, password_confirmation: password, callbackUrl, firstName: 'Eva', lastName: 'Malá' };
    await this.guest().call('POST register', { body: input });
    const token = await this.secretOf(email);
    const answer = await this.guest().call('POST register/confirm', { body: { token, password } });
    return { token: answer.string('data.access_token'), email, password };
  }

  /** A registered customer whom no case changes: without orders, lists and company. */
  async newcomer(): Promise<Customer> {
    return this.shared('newcomer', () => this.registerLogin(anEmail()));
  }

  /** A seeded member of the seeded company, with an empty cart. */
  async member(role: Role): Promise<Customer> {
    return this.seededLogin(seeded.members[role]);
  }

  /** The seeded customer with loyalty credits, and an empty cart. */
  async customerWithCredits(): Promise<Customer> {
    return this.seededLogin(seeded.withCredits);
  }

  /** Everything that is simple to buy, found by the wire, with the stock of now. */
  async findOffers(): Promise<Offer[]> {
    const guest = this.guest();
    const scope = scopeOf({ availability: true, sort: 'MostSoldSort', perPage: 100 });
    const state = await guest.call('GET /cms/api/catalog/v2/state', { query: { scope } });
    const ids = state.strings('productIds');
    if (ids.length === 0) throw new Skipped('needs products in stock');
    const found = await guest.call('GET /cms/catalog/product', { query: { ids: ids.join(',') } });
    return found
      .list('entities')
      .flatMap((product) => product.list('variants').flatMap((variant) => toOffer(product, variant)));
  }

  /** The same, with the stock of an earlier case. */
  async allOffers(): Promise<Offer[]> {
    this.shop.offers ??= this.findOffers();
    const { offers } = this.shop;
    offers.catch(() => (this.shop.offers = null));
    return offers;
  }

  /** A variant in stock; with another index another product. */
  async offer(index = 0): Promise<Offer> {
    const offers = (await this.allOffers()).filter(({ stock }) => stock >= plentyOfStock);
    const firstOfEach = offers.filter(
      (offer, at) => offers.findIndex(({ productId }) => productId === offer.productId) === at,
    );
    const offer = firstOfEach[index];
    if (offer === undefined) throw new Skipped(`needs ${index + 1} products with ${plentyOfStock} pieces in stock`);
    return offer;
  }

  /** Adds to the cart; a guest gets the token of the new cart. */
  async fill(shopper: Shopper, variantId: string, amount = 1): Promise<Shopper> {
    const answer = await shopper.call('POST cart/items', { body: { id: variantId, type: 'product', amount } });
    return answer.has('meta.custom.guestCartToken')
      ? shopper.withGuestToken(answer.string('meta.custom.guestCartToken'))
      : shopper;
  }

  /** A guest with a product in the cart. */
  async guestWithCart(amount = 1, shopper = this.guest()): Promise<{ guest: Shopper; offer: Offer }> {
    const offer = await this.offer();
    return { guest: await this.fill(shopper, offer.variantId, amount), offer };
  }

  /** A shipper that brings to an address, and a payment that needs no gateway. */
  async services(shopper: Shopper): Promise<{ shipper: Value; payment: Value }> {
    const shippers = (await shopper.call('GET cart/shippers')).list('data');
    const shipper = shippers.find(
      (entry) => entry.string('type') === 'DELIVERY' && entry.strings('availableCountriesCodes').includes('CZE'),
    );
    if (shipper === undefined) throw new Skipped('needs a shipper that delivers to Czechia');
    const blocked = shipper.strings('blockedPayments');
    const payment = (await shopper.call('GET cart/payments'))
      .list('data')
      .find(
        (entry) =>
          ['BANK_TRANSFER', 'CASH_ON_DELIVERY'].includes(entry.string('type')) &&
          !blocked.includes(entry.string('id')) &&
          !entry.has('unavailable'),
      );
    if (payment === undefined) throw new Skipped('needs a payment on delivery or by transfer');
    return { shipper, payment };
  }

  /** Body of an order of a person in Prague. */
  async placeBody(shopper: Shopper, changes: object = {}): Promise<object> {
    const { shipper, payment } = await this.services(shopper);
    return {
      name: 'Jan Novák',
      firstName: 'Jan',
      lastName: 'Novák',
      email: 'jan@example.com',
      phone: '+420 777 123 456',
      billing_address: address,
      shipping: { name: 'Jan Novák', address },
      custom: {},
      comment: '',
      shipper_comment: '',
      payment_id: payment.string('id'),
      shipper_id: shipper.string('id'),
      branch_id: null,
      terms: true,
      ...changes,
    };
  }

  async place(shopper: Shopper, changes: object = {}, options: CallOptions = {}): Promise<Answer> {
    return shopper.call('POST cart/place', { body: await this.placeBody(shopper, changes), ...options });
  }

  /** An order of a new guest. */
  async guestOrder(amount = 1, changes: object = {}): Promise<{ guest: Shopper; order: Value; offer: Offer }> {
    const { guest, offer } = await this.guestWithCart(amount);
    return { guest, offer, order: (await this.place(guest, changes)).at('data.order') };
  }

  /** An order of a customer, in the state `delivered` where that is asked for. */
  async customerOrder({ shopper, email }: Customer, isDelivered = false): Promise<Value> {
    const command = isDelivered ? this.command() : null;
    await this.fill(shopper, (await this.offer()).variantId, 2);
    const order = (await this.place(shopper, { email })).at('data.order');
    if (command !== null) {
      await command.call('POST order-statuses', { body: { code: order.string('code'), status: 'delivered' } });
    }
    return order;
  }
}

function toOffer(product: Value, variant: Value): Offer[] {
  const availability = variant.at('availability');
  const prices = variant.at('prices');
  const isSimple =
    product.boolean('visibility.saleable') &&
    product.string('unit') !== 'bm' &&
    product.list('gifts').length === 0 &&
    product.list('discounts').length === 0 &&
    product.list('freeShippers').length === 0 &&
    !product.has('legal.deposit') &&
    !product.has('legal.minAge') &&
    availability.boolean('checkStock') &&
    availability.number('amountMin') === 1 &&
    availability.number('amountStep') === 1 &&
    !availability.has('amountMax') &&
    prices.has('unitWithTax') &&
    prices.list('quantityPrices').length === 0;
  if (!isSimple) return [];
  return [
    {
      productId: product.string('id'),
      slug: product.string('slug'),
      name: product.string('name'),
      variantId: variant.string('id'),
      stock: availability.number('stock'),
      price: prices.number('unitWithTax'),
      priceWithoutTax: prices.number('unitWithoutTax'),
      taxRate: prices.number('taxRate'),
    },
  ];
}

const minor = (amount: number) => Math.round(amount * 100);

/** Amounts are compared in minor units: sums of floating-point numbers are not exact. */
export function sameMoney(actual: number, expected: number, what: string): void {
  assert.equal(minor(actual), minor(expected), `${what}: expected ${expected}, got ${actual}`);
}

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
