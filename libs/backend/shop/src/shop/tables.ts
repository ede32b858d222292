import type { BranchPayment, PartlyTranslated, PaymentKind, ShipperType, TaxClass } from '@vyloha/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, optionalTranslated, translated, updatedAt } from '@vyloha/backend-kernel/tables';
import type { NumberSeries } from './number-series';

export interface OpeningHours {
  /** 1 Monday … 7 Sunday */
  day: number;
  from: string;
  to: string;
}

/** A day with other hours than usual. */
export interface StoredOpeningException {
  /** YYYY-MM-DD */
  date: string;
  /** None when it is closed. */
  intervals: { from: string; to: string }[];
  reason?: PartlyTranslated;
}

/** The last number of each series in each year, so that numbers rise without gaps. */
export const yearlyCounter = pgTable(
  'yearly_counter',
  {
    series: text('series').$type<NumberSeries>().notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
);

/**
 * Rates of taxes that the shop has entered beside those that come with the software; both hold from a day on until the
 * next one.
 */
export const taxRate = pgTable(
  'tax_rate',
  {
    /** alpha-3 */
    country: text('country').notNull(),
    taxClass: text('tax_class').$type<TaxClass>().notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    ratePercent: doublePrecision('rate_percent').notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.taxClass, table.validFrom] })],
);

/**
 * Rates of today for statements, for each currency those of the country that pays in it: what is charged for goods of a
 * class there (`tax_class`) and at home (`home_class`). Written from the rates and the settings, never by hand.
 */
export const currentTax = pgTable(
  'current_tax',
  {
    currency: text('currency').notNull(),
    country: text('country').notNull(),
    homeClass: text('home_class').$type<TaxClass>().notNull(),
    taxClass: text('tax_class').$type<TaxClass>().notNull(),
    ratePercent: doublePrecision('rate_percent').notNull(),
    /** Rate in the stored prices that is exchanged for the other one; the same where prices with tax stay as they are. */
    listRatePercent: doublePrecision('list_rate_percent').notNull(),
  },
  (table) => [primaryKey({ columns: [table.currency, table.homeClass, table.taxClass] })],
);

/** One row, which triggers change with every change of the tables that `loadShopData` reads. */
export const shopVersion = pgTable('shop_version', { id: uuid('id').notNull().defaultRandom() });

/** Shop-wide values by name: globals, contact, thresholds, bank account, counters' seeds. */
export const setting = pgTable('setting', { name: text('name').primaryKey(), value: jsonb('value').notNull() });

export const currency = pgTable('currency', {
  code: text('code').primaryKey(),
  name: translated('name'),
  symbol: text('symbol').notNull(),
  symbolPlacement: text('symbol_placement').notNull(),
  decimalPlaces: integer('decimal_places').notNull(),
  decimalPoint: text('decimal_point').notNull(),
  millesimalPoint: text('millesimal_point').notNull(),
  /** Whole amounts are shown without decimals. */
  hideZeroDecimals: boolean('hide_zero_decimals').notNull().default(false),
  /** What is paid in cash is rounded to a multiple of this; null where it is not rounded. */
  cashRoundingMinor: integer('cash_rounding_minor'),
  position: integer('position').notNull().default(0),
});

export const country = pgTable('country', {
  /** alpha-3 */
  code: text('code').primaryKey(),
  alpha2: text('alpha2').notNull(),
  name: translated('name'),
  currency: text('currency').notNull(),
  position: integer('position').notNull().default(0),
});

export const branch = pgTable('branch', {
  id: id(),
  remoteId: text('remote_id').notNull().unique(),
  slug: translated('slug'),
  name: translated('name'),
  description: optionalTranslated('description'),
  street: text('street').notNull(),
  houseNumber: text('house_number').notNull(),
  city: text('city').notNull(),
  postcode: text('postcode').notNull(),
  countryCode: text('country_code').notNull(),
  region: text('region').notNull(),
  phone: text('phone').notNull(),
  email: text('email').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  openingHours: jsonb('opening_hours').$type<OpeningHours[]>().notNull(),
  openingExceptions: jsonb('opening_exceptions').$type<StoredOpeningException[]>().notNull().default([]),
  /** How shoppers pay there; none where the shop does not say. */
  acceptedPayments: text('accepted_payments')
    .array()
    .$type<BranchPayment[]>()
    .notNull()
    .default(sql`'{}'`),
  warehouseId: text('warehouse_id'),
  weight: integer('weight').notNull().default(0),
  isPrimary: boolean('is_primary').notNull().default(false),
  /** Services, employees, map, access and pictures, as in the content entity. */
  presentation: jsonb('presentation').$type<Record<string, unknown>>().notNull().default({}),
  updatedAt: updatedAt(),
});

export const shipper = pgTable('shipper', {
  id: id(),
  code: text('code').notNull().unique(),
  name: translated('name'),
  description: optionalTranslated('description'),
  imageKey: text('image_key'),
  type: text('type').$type<ShipperType>().notNull(),
  requiredAddress: boolean('required_address').notNull(),
  countryCodes: text('country_codes').array().notNull(),
  blockedPaymentIds: text('blocked_payment_ids')
    .array()
    .notNull()
    .default(sql`'{}'`),
  /** Working days from dispatch to delivery. */
  deliveryDays: integer('delivery_days').notNull().default(1),
  /** Orders before this local time are dispatched the same day, e.g. '14:00'. */
  cutOff: text('cut_off').notNull().default('14:00'),
  hasTimeSlots: boolean('has_time_slots').notNull().default(false),
  /** Orders that one time window takes; null where there is no limit. */
  slotCapacity: integer('slot_capacity'),
  position: integer('position').notNull().default(0),
  /** Page of the carrier about a parcel, with `{number}` for its tracking number; null where there is none. */
  trackingUrl: text('tracking_url'),
});

/** Where a shipper of the type PICKUP_POINT hands parcels over; not a place of the shop. */
export const pickUpPoint = pgTable(
  'pickup_point',
  {
    id: id(),
    shipperId: text('shipper_id')
      .notNull()
      .references(() => shipper.id),
    /** What the shipper calls it. */
    remoteId: text('remote_id').notNull(),
    name: text('name').notNull(),
    street: text('street').notNull(),
    city: text('city').notNull(),
    postcode: text('postcode').notNull(),
    countryCode: text('country_code').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    openingHours: jsonb('opening_hours').$type<OpeningHours[]>().notNull(),
    /** Takes no parcels now; kept, since orders go there. */
    isClosed: boolean('is_closed').notNull().default(false),
    /** What it is searched by, in small letters without diacritics. */
    searchText: text('search_text').notNull(),
  },
  (table) => [uniqueIndex('pickup_point_remote').on(table.shipperId, table.remoteId)],
);

export const shipperPrice = pgTable(
  'shipper_price',
  {
    shipperId: text('shipper_id')
      .notNull()
      .references(() => shipper.id),
    currency: text('currency').notNull(),
    priceMinor: integer('price_minor').notNull(),
    freeFromMinor: integer('free_from_minor'),
  },
  (table) => [primaryKey({ columns: [table.shipperId, table.currency] })],
);

export const payment = pgTable('payment', {
  id: id(),
  code: text('code').notNull().unique(),
  name: translated('name'),
  description: optionalTranslated('description'),
  imageKey: text('image_key'),
  type: text('type').$type<PaymentKind>().notNull(),
  prices: jsonb('prices').$type<Record<string, number>>().notNull(),
  position: integer('position').notNull().default(0),
});

export const warehouse = pgTable('warehouse', {
  id: id(),
  name: text('name').notNull(),
  branchId: text('branch_id'),
  virtual: boolean('virtual').notNull().default(false),
  position: integer('position').notNull().default(0),
});

/** Days without dispatch. */
export const holiday = pgTable('holiday', {
  day: date('day', { mode: 'string' }).primaryKey(),
  name: translated('name'),
});
