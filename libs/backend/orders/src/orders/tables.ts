import type { Locale, TaxTreatment } from '@vyloha/contract';
import type { RichTextNode } from '@vyloha/import-documents';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { addressColumns, company, customer } from '@vyloha/backend-accounts/tables';
import { couponUseColumns } from '@vyloha/backend-cart/tables';
import type { DiscountKind } from '@vyloha/backend-cart';
import type { StoredParameter } from '@vyloha/backend-kernel';
import { id, optionalTranslated, picture, timestamptz, translated } from '@vyloha/backend-kernel/tables';
import type { ServiceShare } from '@vyloha/backend-shop';
import { vatCheck } from '@vyloha/backend-shop/tables';
import { checkoutColumns } from './checkout-fields';

/** A line of a placed order: a product or a gift, as it was then. */
export const orderItem = pgTable(
  'order_item',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** Unique within the order. */
    id: text('id').notNull(),
    /** product or gift */
    type: text('type').notNull(),
    parentId: text('parent_id'),
    amount: integer('amount').notNull(),
    /** How many of the amount were free. */
    freeAmount: integer('free_amount').notNull(),

    productId: text('product_id').notNull(),
    productName: translated('product_name'),
    productSlug: translated('product_slug'),
    productMarketingCode: text('product_marketing_code').notNull(),
    /** Null without a brand, and in orders from before it was stored. */
    brandName: text('brand_name'),
    /** Titles of the category and its ancestors. */
    categoryFullname: translated('category_fullname'),
    variantId: text('variant_id').notNull(),
    variantName: translated('variant_name'),
    variantFullname: translated('variant_fullname'),
    variantMarketingCode: text('variant_marketing_code').notNull(),
    unit: text('unit').notNull(),
    mainImage: picture('main_image'),
    parameters: jsonb('parameters').$type<StoredParameter[]>().notNull(),

    unitMinor: integer('unit_minor').notNull(),
    unitWithoutTaxMinor: integer('unit_without_tax_minor').notNull(),
    totalMinor: integer('total_minor').notNull(),
    totalWithoutTaxMinor: integer('total_without_tax_minor').notNull(),
    /** In percent. */
    taxRate: doublePrecision('tax_rate').notNull(),
    /** Loyalty credits paid instead of money; null on lines for money. */
    unitCredits: integer('unit_credits'),
    totalCredits: integer('total_credits'),

    /** Whether a coupon of the order has reduced its price; not where the shop offered that by a quote. */
    takesCoupon: boolean('takes_coupon').notNull().default(true),
    /** Deposits for its packaging, a part of the order's line of them; 0 in orders from before it was stored. */
    depositMinor: integer('deposit_minor').notNull().default(0),
    /** Of one piece, a part of its price; 0 in orders from before it was stored. */
    recyclingFeeMinor: integer('recycling_fee_minor').notNull().default(0),
    /** How many of the pieces a claim ended by repairing: their guarantee is longer. */
    repairedAmount: integer('repaired_amount').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

/** A discount of a placed order: one line for each rate of tax that it reduces. */
export const orderDiscount = pgTable(
  'order_discount',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    kind: text('kind').$type<DiscountKind>().notNull(),
    name: translated('name'),
    /** In percent. */
    taxRate: doublePrecision('tax_rate').notNull(),
    /** Negative for discounts, positive for deposits. */
    totalMinor: integer('total_minor').notNull(),
    totalWithoutTaxMinor: integer('total_without_tax_minor').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
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
    /** When its customer was reminded to pay it; null until then. */
    remindedAt: timestamptz('reminded_at'),

    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    /** Null in orders of persons, and so are the numbers. */
    businessName: text('business_name'),
    tin: text('tin'),
    vatin: text('vatin'),
    /** What VIES said about its number for VAT when it was placed; null where there was nothing to ask. */
    vatCheckId: text('vat_check_id').references(() => vatCheck.id),

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
    /** What rounds a price that is paid in cash, negative where down; no part of what is taxed. */
    roundingMinor: integer('rounding_minor').notNull().default(0),
    /** What is to be paid. */
    totalMinor: integer('total_minor').notNull(),
    /** Of what is taxed. */
    totalWithoutTaxMinor: integer('total_without_tax_minor').notNull(),
    /** Whose tax it has, or where it went without tax; alpha-3. */
    taxCountry: text('tax_country').notNull(),
    taxTreatment: text('tax_treatment').$type<TaxTreatment>().notNull(),
    /** How shipping and payment are taxed, by what the products cost. */
    serviceShares: jsonb('service_shares').$type<ServiceShare[]>().notNull(),
    /** Loyalty credits spent, for lines instead of money and as a discount. */
    credits: integer('credits').notNull(),

    ...checkoutColumns,
  },
  (table) => [
    index('shop_order_customer').on(table.customerId, table.createdAt),
    index('shop_order_email').on(sql`lower(${table.email})`),
    index('shop_order_vat_check')
      .on(table.vatCheckId)
      .where(sql`${table.vatCheckId} is not null`),
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

/** Secrets that open an order besides that of the answer to placing it: those in its mails and in repeated answers. */
export const orderToken = pgTable(
  'order_token',
  {
    /** SHA-256 of the secret. */
    tokenHash: text('token_hash').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    /** When a repeated answer to placing gave it; null for one of a mail. */
    answeredAt: timestamptz('answered_at'),
  },
  (table) => [index('order_token_order').on(table.orderId)],
);

/** Versions of the terms that orders were placed under, in one language each; they are never changed. */
export const termsVersion = pgTable('terms_version', {
  /** SHA-256 of the other columns: the same text is stored once. */
  id: text('id').primaryKey(),
  locale: text('locale').notNull(),
  title: text('title').notNull(),
  content: jsonb('content').$type<RichTextNode[]>().notNull(),
  /** When it was agreed to for the first time. */
  createdAt: timestamptz('created_at').notNull(),
});

/** When an order reached its states; orders from before it was kept have none. */
export const orderStatusChange = pgTable(
  'order_status_change',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    status: text('status').notNull(),
    /** Why it was brought there; null without words. */
    note: text('note'),
    /** Whether its shopper brought it there, not the shop. */
    isByShopper: boolean('is_by_shopper').notNull().default(false),
    changedAt: timestamptz('changed_at').notNull(),
  },
  (table) => [
    index('order_status_change_order').on(table.orderId),
    // Those who are invited to review what was delivered some days ago are looked for every hour.
    index('order_status_change_delivered')
      .on(table.changedAt)
      .where(sql`${table.status} = 'delivered'`),
  ],
);

/** What the staff write down about an order for themselves. */
export const orderNote = pgTable(
  'order_note',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    notedAt: timestamptz('noted_at').notNull(),
  },
  (table) => [index('order_note_order').on(table.orderId)],
);

/**
 * When an order, its money, documents or notes changed last; maintained by triggers, by the clock of the database, so that
 * programs that read orders in parts miss none.
 */
export const orderChange = pgTable(
  'order_change',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    changedAt: timestamptz('changed_at').notNull(),
  },
  (table) => [index('order_change_changed').on(table.changedAt, table.orderId)],
);

/** What has used coupons, for carts, which stand below orders. */
export const couponUse = pgView('coupon_use', couponUseColumns).as(sql`
  select ${shopOrder.couponId} as coupon_id, ${shopOrder.customerId} as customer_id, ${shopOrder.email} as email
  from ${shopOrder} where ${shopOrder.couponId} is not null and ${shopOrder.status} <> 'cancelled'`);
