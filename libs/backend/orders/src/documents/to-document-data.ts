import { addDays, type Locale, paymentKinds, pickTranslation, type PostalAddress } from '@vyloha/contract';
import type { Currency } from '@vyloha/money';
import * as v from 'valibot';
import { fromAddressColumns } from '@vyloha/backend-accounts';
import { fill, toPlainLine } from '@vyloha/backend-kernel';
import { customerOf } from '../orders/order-customer';
import type { OrderRow, OrderRows } from '../orders/placing/to-order-rows';
import { type ShopSettings, wallClock } from '@vyloha/backend-shop';
import type { ParcelRow } from '../parcels/load-parcels';
import { toCountry, type CountryCodes } from './document-country';
import type { DocumentData, DocumentPayment, Party } from './document-data';
import type { DocumentKind } from './document-kinds';
import { documentTextsIn } from './document-texts';
import { documentLines, taxRates } from './document-lines';
import type { ExchangeRate } from './exchange-rates/exchange-rate';
import { negate } from './negate';
import { isSimplified } from './simplified';
import { taxNotes } from './tax-notes';

/** What is unpaid when its invoice is issued is due after these days, unless its company has others. */
const daysToPay = 14;

export interface Issued {
  kind: DocumentKind;
  id: string;
  number: string;
  originalNumber: string | null;
  /** Why the invoice is corrected; null where it is not. */
  cause: 'cancellation' | 'withdrawal' | 'claim' | 'refund' | null;
  /** Number of the withdrawal, claim or refund; empty otherwise. */
  subject: string;
  isPaid: boolean;
  exchangeRate: ExchangeRate | null;
  now: Date;
}

/** The settings and the currency of an order, as they are when its document is issued. */
export interface DocumentShop {
  settings: ShopSettings;
  currency: Currency;
  countryCodes: CountryCodes;
}

const plainOrNull = (text: string | null) => (text === null || text === '' ? null : toPlainLine(text));

function toSupplier({ settings, countryCodes }: DocumentShop, { locale }: OrderRow): DocumentData['supplier'] {
  const { name, tin, vatin, vatinSvk, phone, email, street, city, postcode, countryCode } = settings.contact;
  const { companyRegister } = settings;
  const register = companyRegister === undefined ? null : pickTranslation(companyRegister, locale);
  const country = toCountry(countryCode, { locale, countryCodes });
  const numbers = { tin, vatin: plainOrNull(vatin), vatinSvk };
  return { name, country, ...numbers, phone, email, street, city, postcode, countryCode, register };
}

const noAddress: PostalAddress = { street: '', city: '', postcode: '', countryCode: '' };

/** Who has no address is known by their e-mail. */
function toCustomer(order: OrderRow, { countryCodes }: DocumentShop): Party {
  const { name, address, email, tin, vatin, vatinSvk } = customerOf(order);
  const { street, city, ...rest } = address ?? noAddress;
  return {
    ...rest,
    country: toCountry(rest.countryCode, { locale: order.locale, countryCodes }),
    street: toPlainLine(street),
    city: toPlainLine(city),
    name: toPlainLine(name),
    tin: plainOrNull(tin),
    vatin: plainOrNull(vatin),
    vatinSvk: plainOrNull(vatinSvk),
    phone: null,
    email: address === null ? toPlainLine(email) : null,
  };
}

function toDelivery(order: OrderRow, { countryCodes }: DocumentShop): DocumentData['delivery'] {
  const { locale, branchName, shippingName, shippingBusinessName, shippingPhone, shipperName } = order;
  const branch = branchName === null ? null : pickTranslation(branchName, locale);
  const { street, city, ...address } = fromAddressColumns('shipping', order);
  return {
    name: [shippingName, shippingBusinessName, branch].flatMap((name) => plainOrNull(name) ?? []).join(', '),
    address: { ...address, street: toPlainLine(street), city: toPlainLine(city) },
    country: toCountry(address.countryCode, { locale, countryCodes }),
    phone: plainOrNull(shippingPhone),
    method: pickTranslation(shipperName, locale),
  };
}

function toParcelText({ carrierName, trackingNumber }: ParcelRow, locale: Locale): string {
  return [pickTranslation(carrierName, locale), trackingNumber].flatMap((text) => plainOrNull(text) ?? []).join(' ');
}

function toPayment(order: OrderRow, isPaid: boolean): DocumentPayment {
  const { bankAccount: number, bankIban: iban, bankBic: bic, paymentType, paymentName, locale, code } = order;
  const hasAccount = number !== null && iban !== null && bic !== null;
  return {
    name: pickTranslation(paymentName, locale),
    kind: v.is(v.picklist(paymentKinds), paymentType) ? paymentType : null,
    isPaid,
    account: hasAccount && !isPaid ? { number, iban, bic } : null,
    variableSymbol: code,
  };
}

/** What a document says, of the order and the shop's settings as they are now. */
export function toDocumentData(
  { order, items, discounts, parcels }: OrderRows & { parcels: readonly ParcelRow[] },
  { kind, id, number, originalNumber, cause, subject, isPaid, exchangeRate, now }: Issued,
  shop: DocumentShop,
): DocumentData {
  const { locale } = order;
  const issuedOn = wallClock(now).day;
  const payment = toPayment(order, isPaid);
  // Every amount has decimals, however prices are shown in the shop.
  const printedCurrency = { ...shop.currency, decimalPlaces: 2, hideZeroDecimals: false };
  const lines = documentLines(
    { order, items, discounts },
    { locale, currency: printedCurrency },
    kind === 'creditNote',
  );
  const data: DocumentData = {
    kind,
    id,
    number,
    locale,
    originalNumber,
    payment,
    exchangeRate,
    issuedOn,
    currency: printedCurrency,
    suppliedOn: issuedOn,
    dueOn:
      payment.isPaid || payment.kind === 'CASH_ON_DELIVERY'
        ? issuedOn
        : addDays(issuedOn, order.invoiceDueDays ?? daysToPay),
    orderCode: order.code,
    correction: cause && fill(documentTextsIn(locale).reasons[cause], { number: subject }),
    customerOrderNumber: plainOrNull(order.customOrderNumber),
    isSimplified: isSimplified(order, { kind, settings: shop.settings, exchangeRate }),
    treatment: order.taxTreatment,
    taxNotes: taxNotes(order, shop),
    supplier: toSupplier(shop, order),
    customer: toCustomer(order, shop),
    delivery: toDelivery(order, shop),
    parcels: parcels.map((parcel) => toParcelText(parcel, locale)),
    lines,
    rates: taxRates(lines),
    baseMinor: order.totalWithoutTaxMinor,
    roundingMinor: order.roundingMinor,
    totalMinor: order.totalMinor,
  };
  return kind === 'creditNote' ? negate(data) : data;
}
