import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { toAddressColumns } from '@vyloha/backend-accounts';
import { checkoutInputs, toCheckoutValues } from '@vyloha/backend-orders/testing';
import type { OrderItemRow, OrderRow } from '@vyloha/backend-orders';
import { testNow } from './create-test-shop';

const home = { street: 'Dlouhá 12', city: 'Praha', postcode: '110 00', countryCode: 'CZE' };

/** An order of a person in Prague as stored: one watering can, delivered by PPL and paid to the courier. */
export function anOrderRow(changes: Partial<OrderRow> = {}): OrderRow {
  const id = `o-${randomUUID()}`;
  return {
    id,
    code: id,
    tokenHash: id,
    cartId: id,
    customerId: null,
    companyId: null,
    status: 'new',
    currency: 'CZK',
    locale: 'cs',
    termsId: null,
    createdAt: testNow,
    name: 'Jan Novák',
    email: 'jan@example.com',
    phone: '+420 777 123 456',
    businessName: null,
    tin: null,
    vatin: null,
    billingName: 'Jan Novák',
    ...toAddressColumns('billing', home),
    hasBillingAddress: true,
    shippingName: 'Jan Novák',
    shippingBusinessName: null,
    shippingPhone: null,
    ...toAddressColumns('shipping', home),
    shipperId: 's-ppl',
    shipperCode: 'ppl',
    shipperName: { cs: 'PPL na adresu', sk: 'PPL na adresu' },
    shipperType: 'DELIVERY',
    paymentId: 'pay-cod',
    paymentCode: 'cash-on-delivery',
    paymentName: { cs: 'Dobírka', sk: 'Dobierka' },
    paymentType: 'CASH_ON_DELIVERY',
    branchId: null,
    branchRemoteId: null,
    branchName: null,
    deliveryDate: null,
    deliveryFrom: null,
    deliveryTo: null,
    expectedOn: null,
    bankAccount: null,
    bankIban: null,
    bankBic: null,
    invoiceCompanyId: null,
    invoiceDueDays: null,
    invoiceDueOn: null,
    invoicePaidAt: null,
    couponId: null,
    couponCode: null,
    itemsMinor: 19_900,
    itemsWithoutTaxMinor: 16_446,
    shipperMinor: 9_900,
    shipperWithoutTaxMinor: 8_182,
    paymentMinor: 3_900,
    paymentWithoutTaxMinor: 3_223,
    totalMinor: 33_700,
    totalWithoutTaxMinor: 27_851,
    credits: 0,
    ...toCheckoutValues(v.parse(v.object(checkoutInputs), {})),
    ...changes,
  };
}

/** A line of a stored order: one watering can. */
export function anOrderItemRow(changes: Partial<OrderItemRow> & Pick<OrderItemRow, 'orderId'>): OrderItemRow {
  return {
    position: 0,
    id: `ci-${randomUUID()}`,
    type: 'product',
    parentId: null,
    amount: 1,
    freeAmount: 0,
    productId: 'p-konev',
    productName: { cs: 'Konev', sk: 'Krhla' },
    productSlug: { cs: 'konev', sk: 'krhla' },
    productMarketingCode: 'p-konev',
    categoryFullname: { cs: 'Zahrada | Konve', sk: 'Záhrada | Krhly' },
    variantId: 'v-konev',
    variantName: { cs: 'Zelená', sk: 'Zelená' },
    variantFullname: { cs: 'Konev zelená', sk: 'Krhla zelená' },
    variantMarketingCode: 'v-konev',
    unit: 'ks',
    mainImage: null,
    parameters: [],
    unitMinor: 19_900,
    unitWithoutTaxMinor: 16_446,
    totalMinor: 19_900,
    totalWithoutTaxMinor: 16_446,
    taxRate: 21,
    unitCredits: null,
    totalCredits: null,
    takesCoupon: true,
    depositMinor: 0,
    recyclingFeeMinor: 0,
    ...changes,
  };
}
