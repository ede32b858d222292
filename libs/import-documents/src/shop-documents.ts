import { branchPayments, paymentKinds, postalAddress, shipperTypes, taxClasses } from '@vyloha/contract';
import * as v from 'valibot';
import {
  amountField,
  countField,
  countryField,
  currencyField,
  dateField,
  daysField,
  emailField,
  fileKeyField,
  idField,
  keyField,
  moneyField,
  recordField,
  slugField,
  textField,
  timeField,
  translatedField,
  weightField,
  integerField,
  uniqueBy,
} from './fields';

export const settingDocument = v.strictObject({ type: v.literal('setting'), name: keyField, value: v.unknown() });

/** As many as are stored. */
const maxDecimalPlaces = 2;

export const currencyDocument = v.strictObject({
  type: v.literal('currency'),
  code: currencyField,
  name: translatedField,
  symbol: textField,
  symbolPlacement: v.picklist(['left', 'right']),
  decimalPlaces: v.pipe(countField, v.maxValue(maxDecimalPlaces, `expected ${maxDecimalPlaces} or less`)),
  decimalPoint: v.string(),
  millesimalPoint: v.string(),
  hideZeroDecimals: v.optional(v.boolean(), false),
  /** What is paid in cash is rounded to a multiple of this; null: not at all. Left out: as the law says of crowns and euros. */
  cashRounding: v.nullish(v.pipe(moneyField, v.minValue(0.01))),
  position: weightField,
});

export const countryDocument = v.strictObject({
  type: v.literal('country'),
  code: countryField,
  alpha2: v.pipe(v.string(), v.length(2)),
  name: translatedField,
  currency: currencyField,
  position: weightField,
});

/** A rate beside those that come with the shop, which are of the member states: of another country, or a new one. */
export const taxRateDocument = v.strictObject({
  type: v.literal('tax_rate'),
  country: countryField,
  taxClass: v.picklist(taxClasses),
  /** In percent. */
  ratePercent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  validFrom: dateField,
});

export const holidayDocument = v.strictObject({ type: v.literal('holiday'), day: dateField, name: translatedField });

export const warehouseDocument = v.strictObject({
  type: v.literal('warehouse'),
  id: idField,
  name: textField,
  branchId: v.optional(idField),
  virtual: v.optional(v.boolean(), false),
  position: weightField,
});

const locationFields = {
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
};

const openingHoursField = v.array(
  v.strictObject({ day: v.pipe(integerField, v.minValue(1), v.maxValue(7)), from: timeField, to: timeField }),
);

/** A day with other hours than usual; public holidays need none, shops close on them as the law says. */
const openingExceptionField = v.strictObject({
  date: dateField,
  /** None when it is closed. */
  intervals: v.array(v.strictObject({ from: timeField, to: timeField })),
  reason: v.exactOptional(translatedField),
});

export const branchDocument = v.strictObject({
  type: v.literal('branch'),
  id: idField,
  remoteId: idField,
  slug: slugField,
  name: translatedField,
  description: v.optional(translatedField),
  street: textField,
  houseNumber: textField,
  city: textField,
  postcode: textField,
  countryCode: countryField,
  region: textField,
  phone: textField,
  email: emailField,
  ...locationFields,
  openingHours: openingHoursField,
  openingExceptions: v.optional(v.array(openingExceptionField), []),
  /** How shoppers pay there. */
  acceptedPayments: v.optional(v.array(v.picklist(branchPayments)), []),
  warehouseId: v.optional(idField),
  weight: weightField,
  isPrimary: v.optional(v.boolean(), false),
  presentation: v.optional(recordField, {}),
});

const trackingUrlField = v.pipe(
  v.string(),
  v.maxLength(300),
  v.regex(/^https:\/\/[^\s{}]*\{number\}[^\s{}]*$/, 'expected an address with https and {number}'),
);

export const shipperDocument = v.strictObject({
  type: v.literal('shipper'),
  id: idField,
  code: keyField,
  name: translatedField,
  description: v.optional(translatedField),
  imageKey: v.optional(fileKeyField),
  kind: v.picklist(shipperTypes),
  requiredAddress: v.boolean(),
  countryCodes: v.array(countryField),
  blockedPaymentIds: v.optional(v.array(idField), []),
  deliveryDays: v.optional(daysField, 1),
  cutOff: v.optional(timeField, '14:00'),
  hasTimeSlots: v.optional(v.boolean(), false),
  slotCapacity: v.optional(v.pipe(countField, v.minValue(1))),
  /** Page of the carrier about a parcel, with `{number}` for its tracking number. */
  trackingUrl: v.optional(trackingUrlField),
  position: weightField,
  prices: v.pipe(
    v.array(v.strictObject({ currency: currencyField, price: moneyField, freeFrom: v.optional(moneyField) })),
    uniqueBy(({ currency }) => currency, 'expected one price for each currency'),
  ),
});

/** Where a shipper of the kind `PICKUP_POINT` hands parcels over. */
export const pickUpPointDocument = v.strictObject({
  type: v.literal('pickup_point'),
  id: idField,
  shipperId: idField,
  /** What the shipper calls it. */
  remoteId: keyField,
  name: textField,
  street: textField,
  city: textField,
  postcode: textField,
  countryCode: countryField,
  ...locationFields,
  openingHours: openingHoursField,
  /** Takes no parcels now. Points without a document stay as they are, so one that ends is closed, not left out. */
  isClosed: v.optional(v.boolean(), false),
});

export const paymentDocument = v.strictObject({
  type: v.literal('payment'),
  id: idField,
  code: keyField,
  name: translatedField,
  description: v.optional(translatedField),
  imageKey: v.optional(fileKeyField),
  kind: v.picklist(paymentKinds),
  /** Price by currency code. */
  prices: v.record(currencyField, moneyField),
  position: weightField,
});

const postalField = v.strictObject({
  ...postalAddress.entries,
  street: textField,
  city: textField,
  postcode: textField,
  countryCode: countryField,
});

/** An entry of the customer's address book. */
const addressField = v.strictObject({
  ...postalField.entries,
  id: idField,
  type: v.picklist(['shipping', 'billing'], 'expected shipping or billing'),
  name: textField,
  businessName: v.optional(textField),
  phone: v.optional(textField),
  /** Forms start with it; at most one of each type. */
  isDefault: v.optional(v.boolean(), false),
});

/** A shopping list; the wish list is the one with the code `wishlist`. */
const listField = v.strictObject({
  id: idField,
  code: v.optional(idField),
  name: textField,
  items: v.pipe(
    v.array(v.strictObject({ variantId: idField, amount: v.pipe(amountField, v.minValue(1, 'expected 1 or more')) })),
    uniqueBy(({ variantId }) => variantId, 'expected each variant once'),
  ),
});

export const customerDocument = v.strictObject({
  type: v.literal('customer'),
  id: idField,
  email: emailField,
  password: v.pipe(v.string(), v.minLength(8, 'expected a password of at least 8 characters')),
  firstName: textField,
  lastName: textField,
  phone: v.optional(textField),
  groups: v.optional(v.array(idField), []),
  priceList: v.optional(textField, 'b2c'),
  address: v.optional(postalField),
  business: v.optional(v.strictObject({ name: textField, tin: textField, vatin: v.nullable(textField) })),
  /** The customer's addresses; only new ones are imported, since the customer may have edited the others. */
  addresses: v.optional(
    v.pipe(
      v.array(addressField),
      uniqueBy(({ id }) => id, 'expected each address once'),
    ),
    [],
  ),
  lists: v.optional(
    v.pipe(
      v.array(listField),
      uniqueBy(({ id }) => id, 'expected each list once'),
    ),
    [],
  ),
  /** The customer's initial loyalty credits. */
  credits: v.optional(countField, 0),
});

export type CustomerDocument = v.InferOutput<typeof customerDocument>;
