import { sumMinor } from '@vyloha/money';
import { type XmlElement, writeXml, xml } from '@vyloha/backend-kernel';
import type { DocumentData, DocumentLine, TaxCategory } from '../document-data';
import { sumByRate } from '../document-lines';
import { documentTextsIn } from '../document-texts';
import { exchangedRates } from '../exchange-rates/exchanged-rates';
import { localCurrencies } from '../exchange-rates/exchange-rate';
import { companyNumberOf, endpointOf, sellerOf, vatNumberOf } from './addresses';
import { amountIn, cac, cbc, taxCategory } from './elements';
import { buyer, delivery, seller } from './parties';
import { payment } from './payment';

const customization = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const profile = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const schema = 'urn:oasis:names:specification:ubl:schema:xsd:';

/** Codes of UN/ECE recommendation 20 for the units that shops sell in; others are pieces of one. */
const unitCodes: Readonly<Record<string, string>> = {
  ...{ ks: 'H87', m: 'MTR', cm: 'CMT', m2: 'MTK', 'm²': 'MTK', m3: 'MTQ', 'm³': 'MTQ' },
  ...{ kg: 'KGM', g: 'GRM', t: 'TNE', l: 'LTR', ml: 'MLT', pár: 'PR', sada: 'SET', hod: 'HUR' },
};
const oneUnit = 'C62';

/** Of UNCL 5189: a discount. */
const discountCode = '95';

/** Why there is no tax, by the code list VATEX. */
const exemptionCodes: Readonly<Partial<Record<TaxCategory, string>>> = {
  K: 'VATEX-EU-IC',
  G: 'VATEX-EU-G',
  O: 'VATEX-EU-O',
};

const priceDigits = 8;

/** Of one unit; quantity times price is the amount without tax, so it has more digits than money. */
function unitPrice(baseMinor: number, quantity: number): string {
  const price = (baseMinor / 100 / quantity).toFixed(priceDigits);
  return price.replace(/(\.\d\d\d*?)0+$/, '$1');
}

type Amount = ReturnType<typeof amountIn>;

function line(of: DocumentLine, index: number, { amount, names }: { amount: Amount; names: Names }): XmlElement | null {
  const { code, name, quantity, unit, taxRate: rate, taxCategory: category, baseMinor, note } = of;
  const currencyID = names.currency;
  return cac(`${names.root}Line`, [
    cbc('ID', String(index + 1)),
    cbc('Note', note),
    cbc(names.quantity, String(quantity), { unitCode: unitCodes[unit.toLowerCase()] ?? oneUnit }),
    amount('LineExtensionAmount', baseMinor),
    cac('Item', [
      cbc('Name', name),
      cac('SellersItemIdentification', [cbc('ID', code)]),
      taxCategory('ClassifiedTaxCategory', { category, rate }),
    ]),
    cac('Price', [cbc('PriceAmount', unitPrice(baseMinor, quantity), { currencyID })]),
  ]);
}

/** A discount, at the rate of what it reduces. */
function allowance(of: DocumentLine, amount: Amount): XmlElement | null {
  return cac('AllowanceCharge', [
    cbc('ChargeIndicator', 'false'),
    cbc('AllowanceChargeReasonCode', discountCode),
    cbc('AllowanceChargeReason', of.name),
    amount('Amount', -of.baseMinor),
    taxCategory('TaxCategory', { category: of.taxCategory, rate: of.taxRate }),
  ]);
}

function taxTotals(data: DocumentData, lines: readonly DocumentLine[], amount: Amount): (XmlElement | null)[] {
  const { taxNotes, locale, exchangeRate, kind } = data;
  const rates = sumByRate(lines);
  const reasonOf = (category: TaxCategory) => {
    if (category === 'E') return documentTextsIn(locale).taxNotes.deposit;
    return exemptionCodes[category] === undefined ? null : taxNotes.join(' ');
  };
  const subtotals = rates.map(({ category, rate, baseMinor, taxMinor }) =>
    cac('TaxSubtotal', [
      amount('TaxableAmount', baseMinor),
      amount('TaxAmount', taxMinor),
      taxCategory('TaxCategory', { category, rate }, [
        cbc('TaxExemptionReasonCode', exemptionCodes[category] ?? null),
        cbc('TaxExemptionReason', reasonOf(category)),
      ]),
    ]),
  );
  const own = cac('TaxTotal', [amount('TaxAmount', sumMinor(rates.map(({ taxMinor }) => taxMinor))), ...subtotals]);
  if (exchangeRate === null) return [own];
  const localMinor = exchangedRates(data).tax.localMinor * signOf(kind);
  return [
    own,
    cac('TaxTotal', [amountIn(localCurrencies[exchangeRate.source])('TaxAmount', localMinor === 0 ? 0 : localMinor)]),
  ];
}

function monetaryTotal(
  { kind, payment: of, totalMinor }: DocumentData,
  { lines, charged, discounts }: Record<'lines' | 'charged' | 'discounts', readonly DocumentLine[]>,
  amount: Amount,
): XmlElement | null {
  const base = (some: readonly DocumentLine[]) => sumMinor(some.map(({ baseMinor }) => baseMinor));
  const inclusiveMinor = sumMinor(lines.map((one) => one.totalMinor));
  const roundingMinor = totalMinor * signOf(kind) - inclusiveMinor;
  const dueMinor = inclusiveMinor + roundingMinor;
  const paidMinor = kind === 'invoice' && of.isPaid ? dueMinor : 0;
  return cac('LegalMonetaryTotal', [
    amount('LineExtensionAmount', base(charged)),
    amount('TaxExclusiveAmount', base(lines)),
    amount('TaxInclusiveAmount', inclusiveMinor),
    discounts.length === 0 ? null : amount('AllowanceTotalAmount', -base(discounts)),
    paidMinor === 0 ? null : amount('PrepaidAmount', paidMinor),
    roundingMinor === 0 ? null : amount('PayableRoundingAmount', roundingMinor),
    amount('PayableAmount', dueMinor - paidMinor),
  ]);
}

interface Names {
  root: 'Invoice' | 'CreditNote';
  quantity: 'InvoicedQuantity' | 'CreditedQuantity';
  currency: string;
}

/** Amounts of a credit note are positive there. */
const signOf = (kind: DocumentData['kind']) => (kind === 'creditNote' ? -1 : 1);

function positiveLines({ kind, lines }: DocumentData): DocumentLine[] {
  const signed = (number: number) => (number === 0 ? 0 : number * signOf(kind));
  return lines.map((of) => ({
    ...of,
    quantity: signed(of.quantity),
    baseMinor: signed(of.baseMinor),
    totalMinor: signed(of.totalMinor),
  }));
}

/** What names the document, before its parties. */
function header({ kind, number, issuedOn, dueOn, suppliedOn, currency, ...data }: DocumentData): (XmlElement | null)[] {
  const { correction, taxNotes, exchangeRate, orderCode, customerOrderNumber, originalNumber } = data;
  const isCredit = kind === 'creditNote';
  const taxPoint = cbc('TaxPointDate', suppliedOn);
  return [
    cbc('CustomizationID', customization),
    cbc('ProfileID', profile),
    cbc('ID', number),
    cbc('IssueDate', issuedOn),
    isCredit ? taxPoint : cbc('DueDate', dueOn),
    isCredit ? cbc('CreditNoteTypeCode', '381') : cbc('InvoiceTypeCode', '380'),
    cbc('Note', [correction, ...taxNotes].filter((note) => note !== null).join(' ')),
    isCredit ? null : taxPoint,
    cbc('DocumentCurrencyCode', currency.code),
    exchangeRate === null ? null : cbc('TaxCurrencyCode', localCurrencies[exchangeRate.source]),
    cac('OrderReference', [cbc('ID', customerOrderNumber ?? orderCode), cbc('SalesOrderID', orderCode)]),
    originalNumber === null
      ? null
      : cac('BillingReference', [cac('InvoiceDocumentReference', [cbc('ID', originalNumber)])]),
  ];
}

const isAlpha2 = (code: string) => /^[A-Z]{2}$/.test(code);

/**
 * The document by EN 16931, as Peppol BIS Billing 3 writes it in UBL 2.1; null for one that cannot be sent so: of a person, or of
 * a company that is not reached in the network.
 * @see https://docs.peppol.eu/poacc/billing/3.0/
 */
export function ubl(data: DocumentData): string | null {
  const { kind, customer, currency, treatment } = data;
  const supplier = sellerOf(data);
  const country = customer.country ?? data.delivery.country ?? supplier.country;
  const isReached = endpointOf(supplier) !== null && endpointOf({ ...customer, country }) !== null;
  const isIdentified =
    (treatment === 'nonPayer' ? companyNumberOf(supplier) : vatNumberOf(supplier)) !== null &&
    (treatment !== 'reverseCharge' || vatNumberOf(customer) !== null);
  if (kind === 'deliveryNote' || country === null || !isReached || !isIdentified) return null;
  if (![country, data.delivery.country ?? country].every(({ code }) => isAlpha2(code))) return null;
  const isCredit = kind === 'creditNote';
  const names: Names = {
    root: isCredit ? 'CreditNote' : 'Invoice',
    quantity: isCredit ? 'CreditedQuantity' : 'InvoicedQuantity',
    currency: currency.code,
  };
  const amount = amountIn(currency.code);
  const lines = positiveLines(data);
  // A price is never negative, so what reduces others is an allowance of the document.
  const charged = lines.filter(({ baseMinor, totalMinor }) => baseMinor >= 0 && totalMinor >= 0);
  const discounts = lines.filter((of) => !charged.includes(of));
  const content = [
    ...header(data),
    seller(data),
    buyer(data, country),
    delivery(data, country),
    ...payment(data, documentTextsIn(data.locale)),
    ...discounts.map((of) => allowance(of, amount)),
    ...taxTotals(data, lines, amount),
    monetaryTotal(data, { lines, charged, discounts }, amount),
    ...charged.map((of, index) => line(of, index, { amount, names })),
  ];
  return writeXml(
    xml(names.root, content, {
      xmlns: `${schema}${names.root}-2`,
      'xmlns:cac': `${schema}CommonAggregateComponents-2`,
      'xmlns:cbc': `${schema}CommonBasicComponents-2`,
    }),
  );
}
