import { fromMinor, withoutTax } from '@vyloha/money';
import type { CartLine } from '../cart/cart-line';
import { shipperPriceFor } from '../cart/cart-services';
import { cartTotals } from '../cart/cart-totals';
import { toOrderItem } from '../cart/to-wire-item';
import { pick } from '../i18n/pick';
import type { RequestContext } from '../server/routes/request-context';
import { toZonedIso } from '../shop/calendar';
import type { ShopSettings } from '../shop/shop-settings';
import type { OrderServices } from './choose-services';
import type { WireOrder } from './order-schema';
import type { OrderAddress, PlaceInput } from './place-input';

export interface OrderParts {
  id: string;
  code: string;
  token: string;
  cartId: string;
  lines: readonly CartLine[];
  /** Gifts chosen with the order; they cost nothing and affect nothing. */
  giftLines: readonly CartLine[];
  services: OrderServices;
  input: PlaceInput;
  settings: ShopSettings;
}

interface OrderTotals {
  totalMinor: number;
  prices: WireOrder['prices'];
}

/** Products, delivery and payment; each without its own tax, so that the sum is exact. */
export function calculateOrderTotals({
  lines,
  services,
  settings,
}: Pick<OrderParts, 'lines' | 'services' | 'settings'>): OrderTotals {
  const itemTotals = cartTotals(lines);
  const shipperMinor = shipperPriceFor(services.shipper, lines);
  const paymentMinor = services.payment.priceMinor;
  const shipperNet = withoutTax(shipperMinor, settings.serviceTaxRate);
  const paymentNet = withoutTax(paymentMinor, settings.serviceTaxRate);
  const totalMinor = itemTotals.itemsMinor + shipperMinor + paymentMinor;
  return {
    totalMinor,
    prices: {
      itemsWithTax: fromMinor(itemTotals.itemsMinor),
      itemsWithoutTax: fromMinor(itemTotals.itemsWithoutTaxMinor),
      shipperPriceWithTax: fromMinor(shipperMinor),
      shipperPriceWithoutTax: fromMinor(shipperNet),
      paymentPriceWithTax: fromMinor(paymentMinor),
      paymentPriceWithoutTax: fromMinor(paymentNet),
      totalWithTax: fromMinor(totalMinor),
      totalWithoutTax: fromMinor(itemTotals.itemsWithoutTaxMinor + shipperNet + paymentNet),
      credits: itemTotals.credits,
    },
  };
}

function toWireAddress(name: string, { street, city, postcode, countryCode }: OrderAddress) {
  return { name, fullAddress: [name, street, `${postcode} ${city}`].join(', '), street, city, postcode, countryCode };
}

/** Products picked up at a branch go to the branch, whatever address came with the order. */
function shippingAddressOf({ input, services }: OrderParts): WireOrder['shippingAddress'] {
  const { shipping, firstName, lastName } = input;
  const name = shipping.name === '' ? `${firstName} ${lastName}` : shipping.name;
  return {
    ...toWireAddress(name, services.branch ?? shipping.address),
    businessName: shipping.business_name || null,
    phone: shipping.phone || null,
  };
}

function businessOf({ business }: PlaceInput): WireOrder['business'] {
  return business === null ? null : { name: business.business_name, tin: business.TIN, vatin: business.VATIN };
}

function branchOf({ branch }: OrderServices): WireOrder['branch'] {
  if (branch === null) return null;
  const { id, name, street, city, postcode } = branch;
  return { id, name, street, city, postcode };
}

function bankTransferOf({ services, settings, code }: OrderParts, totalMinor: number, currencyCode: string) {
  const account = settings.bankAccounts[currencyCode];
  if (services.payment.type !== 'BANK_TRANSFER' || account === undefined) return null;
  return { ...account, variableSymbol: code, amount: fromMinor(totalMinor), currencyCode };
}

export function toOrder(
  parts: OrderParts,
  { locale, currency, now }: Pick<RequestContext, 'locale' | 'currency' | 'now'>,
): WireOrder {
  const { id, code, token, cartId, services, input } = parts;
  const { shipper, payment, slot } = services;
  const totals = calculateOrderTotals(parts);
  return {
    id,
    code,
    token,
    createdAt: toZonedIso(now()),
    status: 'new',
    items: [...parts.lines, ...parts.giftLines].map((line) => toOrderItem(line, { locale, currency })),
    prices: totals.prices,
    currencyCode: currency,
    customer: { name: input.name, email: input.email, phone: input.phone, shippingEmail: input.email },
    business: businessOf(input),
    billingAddress: toWireAddress(input.business?.business_name ?? input.name, input.billing_address),
    shippingAddress: shippingAddressOf(parts),
    shipper: { id: shipper.id, code: shipper.code, name: pick(shipper.name, locale), type: shipper.type },
    payment: { id: payment.id, code: payment.code, name: pick(payment.name, locale), type: payment.type },
    branch: branchOf(services),
    deliveryTime: slot === null ? null : { date: slot.date, from: slot.from, to: slot.to },
    comment: input.comment || null,
    bankTransfer: bankTransferOf(parts, totals.totalMinor, currency),
    attributes: { cartId, heurekaAllow: input.heureka_allow },
  };
}
