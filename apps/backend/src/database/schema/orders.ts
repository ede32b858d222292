import type { AddressParts, Locale } from '@vyloha/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { addressColumns } from '../../accounts/postal-address';
import { checkoutColumns } from '../../orders/checkout-fields';
import { company } from './company';
import { termsVersion } from './terms';
import { id, optionalTranslated, timestamptz, translated } from './columns';

export const customer = pgTable(
  'customer',
  {
    id: id(),
    email: text('email').notNull(),
    /** scrypt: parameters, salt and hash in one string. */
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone'),
    groups: text('groups')
      .array()
      .notNull()
      .default(sql`'{}'`),
    priceList: text('price_list').notNull().default('b2c'),
    address: jsonb('address').$type<AddressParts>(),
    business: jsonb('business').$type<{ name: string; tin: string; vatin: string | null }>(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    /** When the customer's e-mail was confirmed; null until then. */
    emailConfirmedAt: timestamptz('email_confirmed_at').defaultNow(),
  },
  (table) => [uniqueIndex('customer_email').on(sql`lower(${table.email})`)],
);

/** Bearer tokens; only their SHA-256 is stored. */
export const accessToken = pgTable(
  'access_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    expiresAt: timestamptz('expires_at').notNull(),
    /** By which its owner ends the session; grants no access. */
    id: uuid('id').notNull().defaultRandom(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    /** Browser and system by name, e.g. `Firefox, Windows`; null when unknown. */
    device: text('device'),
    /** Opened by the shop's staff. */
    isStaff: boolean('is_staff').notNull().default(false),
  },
  (table) => [index('access_token_customer').on(table.customerId)],
);

/**
 * A placed order as it was then: later changes of prices, names and settings never affect it. Texts are kept in all
 * languages; what can be computed from other columns is not stored.
 */
export const shopOrder = pgTable(
  'shop_order',
  {
    id: id(),
    code: text('code').notNull().unique(),
    /** SHA-256 of the secret that gives access to the order without an account. */
    tokenHash: text('token_hash').notNull().unique(),
    cartId: text('cart_id').notNull().unique(),
    customerId: text('customer_id').references(() => customer.id),
    /** The company in whose name it was ordered; null for who ordered for themselves. */
    companyId: text('company_id').references(() => company.id),
    status: text('status').notNull().default('new'),
    currency: text('currency').notNull(),
    /** Language in which it was placed. */
    locale: text('locale').$type<Locale>().notNull(),
    /** The terms that its customer agreed to; null in orders from before they were stored. */
    termsId: text('terms_id').references(() => termsVersion.id),
    createdAt: timestamptz('created_at').notNull(),

    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    /** Null in orders of persons, and so are the numbers. */
    businessName: text('business_name'),
    tin: text('tin'),
    vatin: text('vatin'),

    billingName: text('billing_name').notNull(),
    ...addressColumns('billing'),
    /** Whether its customer gave that address; otherwise it is the branch's or the shop's, and nobody's to be invoiced. */
    hasBillingAddress: boolean('has_billing_address').notNull().default(true),
    /** The branch's address where the order is picked up. */
    shippingName: text('shipping_name').notNull(),
    shippingBusinessName: text('shipping_business_name'),
    shippingPhone: text('shipping_phone'),
    ...addressColumns('shipping'),

    shipperId: text('shipper_id').notNull(),
    shipperCode: text('shipper_code').notNull(),
    shipperName: translated('shipper_name'),
    shipperType: text('shipper_type').notNull(),
    paymentId: text('payment_id').notNull(),
    paymentCode: text('payment_code').notNull(),
    paymentName: translated('payment_name'),
    paymentType: text('payment_type').notNull(),
    /** The branch or pick-up point; null for an order that goes to an address. */
    branchId: text('branch_id'),
    /** What the shipper calls it. */
    branchRemoteId: text('branch_remote_id'),
    branchName: optionalTranslated('branch_name'),
    /** The time window of the delivery, as dates and times of the shop's wall clock; null without one. */
    deliveryDate: text('delivery_date'),
    deliveryFrom: text('delivery_from'),
    deliveryTo: text('delivery_to'),
    /** The earliest day of its delivery that the shop promised with it; null in orders from before it was stored. */
    expectedOn: text('expected_on'),
    /** Account for a bank transfer or an invoice; null for other payments. The variable symbol is the order's code. */
    bankAccount: text('bank_account'),
    bankIban: text('bank_iban'),
    bankBic: text('bank_bic'),
    /** Who pays an order by invoice, and how many days after its issue; null in other orders, as the next two. */
    invoiceCompanyId: text('invoice_company_id').references(() => company.id),
    invoiceDueDays: integer('invoice_due_days'),
    /** A day of the shop's calendar; null until the invoice is issued. */
    invoiceDueOn: text('invoice_due_on'),
    /** When the shop recorded its money; null until then. */
    invoicePaidAt: timestamptz('invoice_paid_at'),

    /** The coupon it was placed with; null without one. */
    couponId: text('coupon_id'),
    couponCode: text('coupon_code'),

    /** Products after discounts. */
    itemsMinor: integer('items_minor').notNull(),
    itemsWithoutTaxMinor: integer('items_without_tax_minor').notNull(),
    shipperMinor: integer('shipper_minor').notNull(),
    shipperWithoutTaxMinor: integer('shipper_without_tax_minor').notNull(),
    paymentMinor: integer('payment_minor').notNull(),
    paymentWithoutTaxMinor: integer('payment_without_tax_minor').notNull(),
    totalMinor: integer('total_minor').notNull(),
    totalWithoutTaxMinor: integer('total_without_tax_minor').notNull(),
    /** Loyalty credits spent, for lines instead of money and as a discount. */
    credits: integer('credits').notNull(),

    ...checkoutColumns,
  },
  (table) => [
    index('shop_order_customer').on(table.customerId, table.createdAt),
    index('shop_order_email').on(sql`lower(${table.email})`),
    index('shop_order_coupon')
      .on(table.couponId)
      .where(sql`${table.couponId} is not null`),
    // The orders that use up the credit of a company.
    index('shop_order_unpaid_invoice')
      .on(table.invoiceCompanyId)
      .where(sql`${table.invoicePaidAt} is null and ${table.status} <> 'cancelled'`),
    index('shop_order_delivery')
      .on(table.shipperId, table.deliveryDate)
      .where(sql`${table.deliveryDate} is not null`),
  ],
);

/** Stock movements of orders by warehouse; returned stock is a negative amount. */
export const stockMove = pgTable(
  'stock_move',
  {
    id: id(),
    orderId: text('order_id')
      .notNull()
      .references(() => shopOrder.id),
    variantId: text('variant_id').notNull(),
    warehouseId: text('warehouse_id').notNull(),
    amount: integer('amount').notNull(),
    movedAt: timestamptz('moved_at').notNull().defaultNow(),
  },
  (table) => [
    index('stock_move_order').on(table.orderId),
    index('stock_move_variant').on(table.variantId, table.movedAt),
  ],
);

/** Attempts to place an order, by the key under which they may be repeated. */
export const orderAttempt = pgTable('order_attempt', {
  /** SHA-256 of the key. */
  keyHash: text('key_hash').primaryKey(),
  /** Null: it was given up before it arrived, and is refused from then on. */
  orderId: text('order_id').references(() => shopOrder.id, { onDelete: 'cascade' }),
  createdAt: timestamptz('created_at').notNull(),
});
