import { byLocale } from '@vyloha/contract';
import { withoutTax } from '@vyloha/money';
import { toAddressColumns } from '@vyloha/backend-accounts';
import { type RequestContext, hashToken } from '@vyloha/backend-kernel';
import {
  type CartLine,
  type LineProduct,
  type PricedCart,
  cartTotals,
  categoryFullname,
  depositOfLine,
  recyclingFeeOf,
  shipperPriceFor,
  takesCoupon,
} from '@vyloha/backend-cart';
import type { orderDiscount, orderItem, shopOrder } from '../tables';
import { toMethodColumns, toRepricedColumns } from '../../payments/payment-columns';
import { type ShopSettings, type VatCheck, serviceBase } from '@vyloha/backend-shop';
import { toCheckoutValues } from '../checkout-fields';
import type { OrderServices } from './choose-services';
import { isOwnBillingAddress } from './own-billing-address';
import { hasNothingToPay } from '../nothing-to-pay';
import type { PlaceInput } from './place-input';

export type OrderRow = typeof shopOrder.$inferSelect;
export type OrderItemRow = typeof orderItem.$inferSelect;
export type OrderDiscountRow = typeof orderDiscount.$inferSelect;

/** An order as stored, its lines and discounts in their order. */
export interface OrderRows {
  order: OrderRow;
  items: OrderItemRow[];
  discounts: OrderDiscountRow[];
}

export interface OrderParts {
  id: string;
  code: string;
  token: string;
  cartId: string;
  cart: PricedCart;
  /** Gifts chosen with the order; they cost nothing and affect nothing. */
  giftLines: readonly CartLine[];
  services: OrderServices;
  /** In whose name it is ordered; null for who orders for themselves. */
  companyId: string | null;
  /** Of the terms in force. */
  termsId: string | null;
  /** What VIES says about the number for VAT; null where there is nothing to ask. */
  vatCheck: VatCheck | null;
  input: PlaceInput;
  settings: ShopSettings;
}

/** Products, delivery and payment, each without its own tax, so that the sum is exact; and what rounds it for cash. */
function calculateTotals({ cart, services }: OrderParts) {
  const { shares, taxes } = cart.services;
  const { itemsMinor, itemsWithoutTaxMinor } = cart;
  const shipperMinor = shipperPriceFor(services.shipper, cart);
  const shipperWithoutTaxMinor = serviceBase(shipperMinor, shares);
  const serviceShares = [...shares];
  const withoutPayment = { itemsMinor, itemsWithoutTaxMinor, shipperMinor, shipperWithoutTaxMinor, serviceShares };
  return {
    ...withoutPayment,
    ...toRepricedColumns(withoutPayment, services.payment),
    taxCountry: taxes.country,
    taxTreatment: taxes.treatment,
    credits: cartTotals(cart.lines).credits + cart.spentCredits,
  };
}

function toContactColumns({ input, services, settings, vatCheck }: OrderParts) {
  const { name, email, phone, business, billing_address: billing } = input;
  return {
    name,
    email,
    phone,
    businessName: business?.business_name ?? null,
    tin: business?.TIN ?? null,
    vatin: business?.VATIN ?? null,
    vatCheckId: vatCheck?.id ?? null,
    billingName: business?.business_name ?? name,
    ...toAddressColumns('billing', billing),
    hasBillingAddress: isOwnBillingAddress(billing, [services.branch, settings.contact]),
  };
}

/** Products picked up at a branch go to the branch, whatever address came with the order. */
function toShippingColumns({ shipping, firstName, lastName }: PlaceInput, { branch, slot, expectedOn }: OrderServices) {
  return {
    shippingName: shipping.name === '' ? `${firstName} ${lastName}` : shipping.name,
    shippingBusinessName: shipping.business_name || null,
    shippingPhone: shipping.phone || null,
    ...toAddressColumns('shipping', branch ?? shipping.address),
    branchId: branch?.id ?? null,
    branchRemoteId: branch?.remoteId ?? null,
    branchName: branch?.name ?? null,
    deliveryDate: slot?.date ?? null,
    deliveryFrom: slot?.from ?? null,
    deliveryTo: slot?.to ?? null,
    expectedOn,
  };
}

function toServiceColumns({ shipper, payment, invoiceTerms }: OrderServices, settings: ShopSettings, currency: string) {
  return {
    shipperId: shipper.id,
    shipperCode: shipper.code,
    shipperName: shipper.name,
    shipperType: shipper.type,
    ...toMethodColumns(payment, settings, currency, invoiceTerms),
    invoiceDueOn: null,
    invoicePaidAt: null,
    remindedAt: null,
  };
}

function toProductColumns(lineProduct: LineProduct) {
  const { product, variant } = lineProduct;
  return {
    productId: product.id,
    productName: product.name,
    productSlug: product.slug,
    productMarketingCode: product.marketingCode,
    brandName: lineProduct.brandName,
    categoryFullname: byLocale((locale) => categoryFullname(lineProduct, locale)),
    variantId: variant.id,
    variantName: variant.name,
    variantFullname: variant.fullname,
    variantMarketingCode: variant.marketingCode,
    unit: product.unit,
    mainImage: variant.mainImage ?? product.mainImage,
    parameters: lineProduct.parameters.map(({ parameterId, number, valueId, valueTitle }) => ({
      parameterId,
      number,
      valueId,
      valueTitle,
    })),
  };
}

type Buyer = Pick<RequestContext, 'customerId' | 'locale' | 'currency' | 'now' | 'settings'>;

function toOrderItemRow(
  line: CartLine,
  { id: orderId, settings }: Pick<OrderParts, 'id' | 'settings'>,
  position: number,
  buyer: Buyer,
): OrderItemRow {
  const { item, lineProduct, price } = line;
  if (lineProduct === null) throw new TypeError('a cart with a removed product is not placed');
  const { taxRate } = lineProduct.rates;
  return {
    orderId,
    position,
    id: item.id,
    type: item.type,
    parentId: item.parentId,
    amount: item.amount,
    freeAmount: price.freeAmount,
    ...toProductColumns(lineProduct),
    unitMinor: price.unitMinor,
    unitWithoutTaxMinor: withoutTax(price.unitMinor, taxRate),
    totalMinor: price.totalMinor,
    totalWithoutTaxMinor: price.totalWithoutTaxMinor,
    taxRate,
    unitCredits: price.credits?.unit ?? null,
    totalCredits: price.credits?.total ?? null,
    takesCoupon: takesCoupon(line, settings),
    depositMinor: depositOfLine(line, buyer),
    recyclingFeeMinor: recyclingFeeOf(lineProduct, buyer),
    repairedAmount: 0,
  };
}

export function toOrderRows(parts: OrderParts, buyer: Buyer): OrderRows {
  const { customerId, locale, currency, now } = buyer;
  const { id, code, token, cartId, cart, services, companyId, termsId, input, settings } = parts;
  const totals = calculateTotals(parts);
  const order = {
    id,
    code,
    tokenHash: hashToken(token),
    cartId,
    customerId,
    companyId,
    status: hasNothingToPay(totals) ? 'paid' : 'new',
    currency,
    locale,
    termsId,
    createdAt: now(),
    ...toContactColumns(parts),
    ...toShippingColumns(input, services),
    ...toServiceColumns(services, settings, currency),
    couponId: cart.coupon && cart.coupon.coupon.id,
    couponCode: cart.coupon && cart.coupon.coupon.code,
    ...totals,
    ...toCheckoutValues(input),
  };
  return {
    order,
    items: [...cart.lines, ...parts.giftLines].map((line, position) => toOrderItemRow(line, parts, position, buyer)),
    discounts: cart.discounts.map((discount, position) => ({ ...discount, orderId: id, position })),
  };
}
