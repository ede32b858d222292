import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { aDocument } from '../../testing/document-data';
import { type DocumentData, isdoc } from '@vyloha/backend-orders/testing';

interface Element {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: Element[];
}

function parse(xml: string): Element {
  const root: Element = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element: Element = { name, attributes, text: '', children: [] };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext(text) {
        const current = open.at(-1);
        if (current !== undefined) current.text += text;
      },
      onclosetag: () => void open.pop(),
    },
    { xmlMode: true },
  );
  parser.end(xml);
  expect(open).toHaveLength(1);
  return root;
}

const read = (data: DocumentData) => parse(isdoc(data)).children[0] ?? expect.fail('no root');
const all = ({ children }: Element, name: string) => children.filter((child) => child.name === name);
const one = (element: Element, ...path: string[]): Element =>
  path.reduce((parent, name) => all(parent, name)[0] ?? expect.fail(`no ${name}`), element);
const textOf = (element: Element, ...path: string[]) => one(element, ...path).text;
const minorOf = (element: Element, ...path: string[]) => {
  const text = textOf(element, ...path);
  expect(text).toMatch(/^-?\d+\.\d{2}$/);
  return Math.round(Number(text) * 100);
};
const sumOf = (elements: readonly Element[], name: string) =>
  elements.reduce((sum, element) => sum + minorOf(element, name), 0);

/** In the order that the schema of ISDOC 6.0.2 asks for. */
const sequence = [
  ...['DocumentType', 'ID', 'UUID', 'IssuingSystem', 'IssueDate', 'TaxPointDate', 'VATApplicable'],
  ...['ElectronicPossibilityAgreementReference', 'LocalCurrencyCode', 'CurrRate', 'RefCurrRate'],
  ...['AccountingSupplierParty', 'AccountingCustomerParty', 'OrderReferences', 'OriginalDocumentReferences'],
  ...['InvoiceLines', 'TaxTotal', 'LegalMonetaryTotal', 'PaymentMeans'],
];
const optional = ['OriginalDocumentReferences', 'PaymentMeans'];

const account = { bankAccount: '2000145399/0800', bankIban: 'CZ65 0800 0000 0020 0014 5399', bankBic: 'GIBACZPX' };
const company = { businessName: 'Tráva & syn <s.r.o.>', tin: '27074358', vatin: 'CZ27074358' };
const unpaid = aDocument({ order: { ...account, ...company, paymentType: 'BANK_TRANSFER' } });
const paid = aDocument({ order: { paymentType: 'ONLINE' }, isPaid: true });
const credit = aDocument({ kind: 'creditNote' });
const rounded = aDocument({ order: { roundingMinor: -38 } });

describe.each([
  ['an unpaid invoice', unpaid],
  ['a paid invoice', paid],
  ['a credit note', credit],
  ['an invoice that is rounded for cash', rounded],
])('ISDOC of %s', (_, data) => {
  const root = read(data);

  it('has the elements of the schema in its order', () => {
    expect(root).toMatchObject({
      name: 'Invoice',
      attributes: { xmlns: 'http://isdoc.cz/namespace/2013', version: '6.0.2' },
    });
    const names = root.children.map(({ name }) => name);
    expect(names).toEqual(sequence.filter((name) => names.includes(name)));
    expect(sequence.filter((name) => !names.includes(name)).every((name) => optional.includes(name))).toBe(true);
    expect(textOf(root, 'UUID')).toMatch(/^[0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12}$/i);
    for (const day of ['IssueDate', 'TaxPointDate']) expect(textOf(root, day)).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('has lines that make its totals', () => {
    const lines = all(one(root, 'InvoiceLines'), 'InvoiceLine');
    expect(lines.map((line) => textOf(line, 'ID'))).toEqual(lines.map((_line, index) => String(index + 1)));
    for (const line of lines) {
      const tax = minorOf(line, 'LineExtensionAmountTaxInclusive') - minorOf(line, 'LineExtensionAmount');
      expect(minorOf(line, 'LineExtensionTaxAmount')).toBe(tax);
    }
    const totals = one(root, 'LegalMonetaryTotal');
    expect(sumOf(lines, 'LineExtensionAmount')).toBe(minorOf(totals, 'TaxExclusiveAmount'));
    expect(sumOf(lines, 'LineExtensionAmountTaxInclusive')).toBe(minorOf(totals, 'TaxInclusiveAmount'));
    expect(minorOf(totals, 'PayableRoundingAmount')).toBe(data.roundingMinor);
    expect(minorOf(totals, 'TaxInclusiveAmount') + data.roundingMinor - minorOf(totals, 'PaidDepositsAmount')).toBe(
      minorOf(totals, 'PayableAmount'),
    );
    expect(totals.children.map(({ name }) => name)).toEqual([
      ...['TaxExclusiveAmount', 'TaxInclusiveAmount', 'AlreadyClaimedTaxExclusiveAmount'],
      ...['AlreadyClaimedTaxInclusiveAmount', 'DifferenceTaxExclusiveAmount', 'DifferenceTaxInclusiveAmount'],
      ...['PayableRoundingAmount', 'PaidDepositsAmount', 'PayableAmount'],
    ]);
  });

  it('has tax by rate that makes its tax', () => {
    const tax = one(root, 'TaxTotal');
    const rates = all(tax, 'TaxSubTotal');
    expect(rates.map((rate) => textOf(rate, 'TaxCategory', 'Percent'))).toEqual(['21', '12']);
    expect(sumOf(rates, 'TaxAmount')).toBe(minorOf(tax, 'TaxAmount'));
    expect(sumOf(rates, 'TaxableAmount')).toBe(minorOf(root, 'LegalMonetaryTotal', 'TaxExclusiveAmount'));
    expect(sumOf(rates, 'TaxInclusiveAmount')).toBe(minorOf(root, 'LegalMonetaryTotal', 'TaxInclusiveAmount'));
  });
});

it('names supplier and customer, whatever is in their names', () => {
  const root = read(unpaid);
  const customer = one(root, 'AccountingCustomerParty', 'Party');
  expect(textOf(customer, 'PartyName', 'Name')).toBe('Tráva & syn <s.r.o.>');
  expect(textOf(customer, 'PartyIdentification', 'ID')).toBe('27074358');
  expect(textOf(customer, 'PartyTaxScheme', 'CompanyID')).toBe('CZ27074358');
  const address = one(root, 'AccountingSupplierParty', 'Party', 'PostalAddress');
  expect(address.children.map(({ name, text }) => [name, text])).toEqual([
    ...[
      ['StreetName', 'Sokolovská'],
      ['BuildingNumber', '12'],
      ['CityName', 'Praha 8'],
      ['PostalZone', '18600'],
    ],
    ['Country', ''],
  ]);
  const hostile = aDocument({ order: { billingName: 'Jan\u0000\u0008\uffff Novák]]>' } });
  expect(textOf(read(hostile), 'AccountingCustomerParty', 'Party', 'PartyName', 'Name')).toBe('Jan Novák]]>');
});

it('tells both numbers of a Slovak business apart, and who has no address by their e-mail', () => {
  const slovak = aDocument({ order: { ...company, vatin: '2022214311', vatinSvk: 'SK2022214311' } });
  const customerIn = (data: DocumentData) => one(read(data), 'AccountingCustomerParty', 'Party');
  expect(all(customerIn(slovak), 'PartyTaxScheme').map(({ children }) => children.map(({ text }) => text))).toEqual([
    ['SK2022214311', 'VAT'],
    ['2022214311', 'TIN'],
  ]);
  const pickedUp = customerIn(aDocument({ order: { hasBillingAddress: false, branchId: 'br-praha' } }));
  expect(textOf(pickedUp, 'PostalAddress', 'StreetName')).toBe('');
  expect(textOf(pickedUp, 'Contact', 'ElectronicMail')).toBe('jan@example.com');
});

it.each(['invoice', 'creditNote'] as const)('states the recycling fee of the pieces of a line on a %s', (kind) => {
  const [line, other] = all(
    one(read(aDocument({ kind, items: [{ amount: 3, recyclingFeeMinor: 290 }, {}] })), 'InvoiceLines'),
    'InvoiceLine',
  );
  expect(line && textOf(line, 'Note')).toBe('včetně příspěvku na recyklaci 8,70\u00a0Kč');
  // The schema wants it between the tax and the item.
  expect(line?.children.map(({ name }) => name).slice(-3)).toEqual(['ClassifiedTaxCategory', 'Note', 'Item']);
  expect(other && all(other, 'Note')).toEqual([]);
});

it('tells how an unpaid invoice is paid', () => {
  const payment = one(read(unpaid), 'PaymentMeans', 'Payment');
  expect(textOf(payment, 'PaymentMeansCode')).toBe('42');
  expect(one(payment, 'Details').children.map(({ name, text }) => [name, text])).toEqual([
    ...[
      ['PaymentDueDate', '2026-12-05'],
      ['ID', '2000145399'],
      ['BankCode', '0800'],
      ['Name', ''],
    ],
    ...[
      ['IBAN', 'CZ6508000000002000145399'],
      ['BIC', 'GIBACZPX'],
      ['VariableSymbol', '2026000042'],
    ],
  ]);
  const paidPayment = one(read(paid), 'PaymentMeans', 'Payment');
  expect(textOf(paidPayment, 'PaymentMeansCode')).toBe('48');
  expect(all(paidPayment, 'Details')).toEqual([]);
  expect(minorOf(read(paid), 'LegalMonetaryTotal', 'PayableAmount')).toBe(0);
});

it('takes everything back on a credit note, and names its invoice', () => {
  const root = read(credit);
  expect(textOf(root, 'DocumentType')).toBe('2');
  expect(textOf(root, 'OriginalDocumentReferences', 'OriginalDocumentReference', 'ID')).toBe('202611000001');
  const invoiced = minorOf(read(aDocument()), 'LegalMonetaryTotal', 'TaxInclusiveAmount');
  expect(minorOf(root, 'LegalMonetaryTotal', 'TaxInclusiveAmount')).toBe(-invoiced);
  expect(all(root, 'PaymentMeans')).toEqual([]);
});
