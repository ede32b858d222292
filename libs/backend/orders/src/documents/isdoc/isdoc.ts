import type { DocumentData, DocumentLine, TaxCategory } from '../document-data';
import { localCurrencies } from '../exchange-rates/exchange-rate';
import { type ExchangedRate, addExchanged, exchangedRates } from '../exchange-rates/exchanged-rates';
import { type Amounts, amountsOf } from './amount';
import { party } from './party';
import { paymentMeans } from './payment-means';
import { type XmlElement, writeXml, xml } from '@vyloha/backend-kernel';

const namespace = 'http://isdoc.cz/namespace/2013';
const version = '6.0.2';

/** The tax is computed from prices that include it. */
const taxFromTop = '1';

/** Deposits for packaging are no part of any base, and nothing is of a trader who pays no VAT. */
const isTaxable = (category: TaxCategory) => String(category !== 'E' && category !== 'O');

const isExempt = (category: TaxCategory) => category === 'K' || category === 'G';

function line(
  { code, name, quantity, unit, taxCategory, ...of }: DocumentLine,
  { number, taxNotes, amounts }: { number: number; taxNotes: readonly string[]; amounts: Amounts },
): XmlElement {
  const { unitWithoutTaxMinor, unitMinor, taxRate, baseMinor, totalMinor, note } = of;
  const [base, total] = [amounts.of(baseMinor), amounts.of(totalMinor)];
  const tax = { minor: total.minor - base.minor, localMinor: total.localMinor - base.localMinor };
  return xml('InvoiceLine', [
    xml('ID', String(number)),
    xml('InvoicedQuantity', String(quantity), { unitCode: unit }),
    ...amounts.both('LineExtensionAmount', base),
    ...amounts.both('LineExtensionAmountTaxInclusive', total),
    amounts.local('LineExtensionTaxAmount', tax),
    amounts.local('UnitPrice', amounts.of(unitWithoutTaxMinor)),
    amounts.local('UnitPriceTaxInclusive', amounts.of(unitMinor)),
    xml('ClassifiedTaxCategory', [
      xml('Percent', String(taxRate)),
      xml('VATCalculationMethod', taxFromTop),
      xml('VATApplicable', isTaxable(taxCategory)),
    ]),
    note === null ? null : xml('Note', note),
    isExempt(taxCategory) ? xml('VATNote', taxNotes.join(' ')) : null,
    xml('Item', [xml('Description', name), code === '' ? null : xml('SellersItemIdentification', [xml('ID', code)])]),
  ]);
}

function subTotal({ rate, category, base, tax, total }: ExchangedRate, { both, of }: Amounts): XmlElement {
  const nothing = of(0);
  return xml('TaxSubTotal', [
    ...both('TaxableAmount', base),
    ...both('TaxAmount', tax),
    ...both('TaxInclusiveAmount', total),
    ...both('AlreadyClaimedTaxableAmount', nothing),
    ...both('AlreadyClaimedTaxAmount', nothing),
    ...both('AlreadyClaimedTaxInclusiveAmount', nothing),
    ...both('DifferenceTaxableAmount', base),
    ...both('DifferenceTaxAmount', tax),
    ...both('DifferenceTaxInclusiveAmount', total),
    xml('TaxCategory', [
      xml('Percent', String(rate)),
      xml('TaxScheme', 'VAT'),
      xml('VATApplicable', isTaxable(category)),
    ]),
  ]);
}

function monetaryTotal(data: DocumentData, { total, of }: Amounts): XmlElement {
  const { payment, kind, roundingMinor } = data;
  const { base, total: sum } = exchangedRates(data);
  const nothing = of(0);
  const rounding = of(roundingMinor);
  const payable = addExchanged(sum, rounding);
  const isPaid = kind === 'invoice' && payment.isPaid;
  return xml('LegalMonetaryTotal', [
    ...total('TaxExclusiveAmount', base),
    ...total('TaxInclusiveAmount', sum),
    ...total('AlreadyClaimedTaxExclusiveAmount', nothing),
    ...total('AlreadyClaimedTaxInclusiveAmount', nothing),
    ...total('DifferenceTaxExclusiveAmount', base),
    ...total('DifferenceTaxInclusiveAmount', sum),
    ...total('PayableRoundingAmount', rounding),
    ...total('PaidDepositsAmount', isPaid ? payable : nothing),
    ...total('PayableAmount', isPaid ? nothing : payable),
  ]);
}

/** Codes of ISDOC. */
function documentType({ kind, isSimplified }: DocumentData): string {
  if (kind === 'creditNote') return '2';
  return isSimplified ? '7' : '1';
}

/** The currency of the trader, and the one of the document where it is another. */
function currencies({ currency, exchangeRate }: DocumentData): XmlElement[] {
  if (exchangeRate === null)
    return [xml('LocalCurrencyCode', currency.code), xml('CurrRate', '1'), xml('RefCurrRate', '1')];
  const { source, rate, units } = exchangeRate;
  // So much in the local currency for so many of the other one.
  const [localAmount, foreignAmount] = source === 'CNB' ? [rate, units] : [units, rate];
  return [
    xml('LocalCurrencyCode', localCurrencies[source]),
    xml('ForeignCurrencyCode', currency.code),
    xml('CurrRate', String(localAmount)),
    xml('RefCurrRate', String(foreignAmount)),
  ];
}

/** Numbers of the order, and of the invoice that a credit note corrects. */
function references({ orderCode, customerOrderNumber, originalNumber }: DocumentData): (XmlElement | null)[] {
  const external = customerOrderNumber === null ? null : xml('ExternalOrderID', customerOrderNumber);
  const original = { id: 'original' };
  return [
    xml('OrderReferences', [xml('OrderReference', [xml('SalesOrderID', orderCode), external], { id: 'order' })]),
    originalNumber === null
      ? null
      : xml('OriginalDocumentReferences', [xml('OriginalDocumentReference', [xml('ID', originalNumber)], original)]),
  ];
}

/**
 * The document as accounting programs read it: ISDOC 6.0.2. Amounts are in the currency of the document, and in the trader's
 * where its tax is stated in it.
 * @see https://isdoc.cz
 */
export function isdoc(data: DocumentData): string {
  const { id, number, issuedOn, suppliedOn, supplier, customer, lines, treatment, taxNotes } = data;
  const amounts = amountsOf(data);
  const { rates, tax } = exchangedRates(data);
  return writeXml(
    xml(
      'Invoice',
      [
        xml('DocumentType', documentType(data)),
        xml('ID', number),
        xml('UUID', id),
        xml('IssuingSystem', 'Výloha'),
        xml('IssueDate', issuedOn),
        xml('TaxPointDate', suppliedOn),
        xml('VATApplicable', String(treatment !== 'nonPayer')),
        xml('ElectronicPossibilityAgreementReference', ''),
        taxNotes.length === 0 ? null : xml('Note', taxNotes.join(' ')),
        ...currencies(data),
        xml('AccountingSupplierParty', [party(supplier)]),
        xml('AccountingCustomerParty', [party(customer)]),
        ...references(data),
        xml(
          'InvoiceLines',
          lines.map((of, index) => line(of, { number: index + 1, taxNotes, amounts })),
        ),
        xml('TaxTotal', [...rates.map((rate) => subTotal(rate, amounts)), ...amounts.both('TaxAmount', tax)]),
        monetaryTotal(data, amounts),
        paymentMeans(data, amounts),
      ],
      { xmlns: namespace, version },
    ),
  );
}
