import type { DocumentData, DocumentLine, TaxRate } from '../document-data';
import { amount } from './amount';
import { party } from './party';
import { paymentMeans } from './payment-means';
import { type XmlElement, writeXml, xml } from '@vyloha/backend-kernel';

const namespace = 'http://isdoc.cz/namespace/2013';
const version = '6.0.2';

/** From the amount without tax. */
const taxFromBase = '0';

function line({ code, name, quantity, unit, ...of }: DocumentLine, number: number): XmlElement {
  const { unitWithoutTaxMinor, unitMinor, taxRate, baseMinor, totalMinor, note } = of;
  return xml('InvoiceLine', [
    xml('ID', String(number)),
    xml('InvoicedQuantity', String(quantity), { unitCode: unit }),
    amount('LineExtensionAmount', baseMinor),
    amount('LineExtensionAmountTaxInclusive', totalMinor),
    amount('LineExtensionTaxAmount', totalMinor - baseMinor),
    amount('UnitPrice', unitWithoutTaxMinor),
    amount('UnitPriceTaxInclusive', unitMinor),
    xml('ClassifiedTaxCategory', [xml('Percent', String(taxRate)), xml('VATCalculationMethod', taxFromBase)]),
    note === null ? null : xml('Note', note),
    xml('Item', [xml('Description', name), code === '' ? null : xml('SellersItemIdentification', [xml('ID', code)])]),
  ]);
}

function subTotal({ rate, baseMinor, taxMinor }: TaxRate): XmlElement {
  const totalMinor = baseMinor + taxMinor;
  return xml('TaxSubTotal', [
    amount('TaxableAmount', baseMinor),
    amount('TaxAmount', taxMinor),
    amount('TaxInclusiveAmount', totalMinor),
    amount('AlreadyClaimedTaxableAmount', 0),
    amount('AlreadyClaimedTaxAmount', 0),
    amount('AlreadyClaimedTaxInclusiveAmount', 0),
    amount('DifferenceTaxableAmount', baseMinor),
    amount('DifferenceTaxAmount', taxMinor),
    amount('DifferenceTaxInclusiveAmount', totalMinor),
    xml('TaxCategory', [xml('Percent', String(rate))]),
  ]);
}

function monetaryTotal({ baseMinor, roundingMinor, totalMinor, payment, kind }: DocumentData): XmlElement {
  const taxedMinor = totalMinor - roundingMinor;
  const paidMinor = kind === 'invoice' && payment.isPaid ? totalMinor : 0;
  return xml('LegalMonetaryTotal', [
    amount('TaxExclusiveAmount', baseMinor),
    amount('TaxInclusiveAmount', taxedMinor),
    amount('AlreadyClaimedTaxExclusiveAmount', 0),
    amount('AlreadyClaimedTaxInclusiveAmount', 0),
    amount('DifferenceTaxExclusiveAmount', baseMinor),
    amount('DifferenceTaxInclusiveAmount', taxedMinor),
    amount('PayableRoundingAmount', roundingMinor),
    amount('PaidDepositsAmount', paidMinor),
    amount('PayableAmount', totalMinor - paidMinor),
  ]);
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
 * The document as accounting programs read it: ISDOC 6.0.2. Amounts are in the currency of the document.
 * @see https://isdoc.cz
 */
export function isdoc(data: DocumentData): string {
  const { kind, id, number, issuedOn, suppliedOn, currency, supplier, customer, lines, rates } = data;
  const taxMinor = rates.reduce((sum, rate) => sum + rate.taxMinor, 0);
  return writeXml(
    xml(
      'Invoice',
      [
        xml('DocumentType', kind === 'creditNote' ? '2' : '1'),
        xml('ID', number),
        xml('UUID', id),
        xml('IssuingSystem', 'Výloha'),
        xml('IssueDate', issuedOn),
        xml('TaxPointDate', suppliedOn),
        xml('VATApplicable', 'true'),
        xml('ElectronicPossibilityAgreementReference', ''),
        xml('LocalCurrencyCode', currency.code),
        xml('CurrRate', '1'),
        xml('RefCurrRate', '1'),
        xml('AccountingSupplierParty', [party(supplier)]),
        xml('AccountingCustomerParty', [party(customer)]),
        ...references(data),
        xml(
          'InvoiceLines',
          lines.map((of, index) => line(of, index + 1)),
        ),
        xml('TaxTotal', [...rates.map(subTotal), amount('TaxAmount', taxMinor)]),
        monetaryTotal(data),
        paymentMeans(data),
      ],
      { xmlns: namespace, version },
    ),
  );
}
