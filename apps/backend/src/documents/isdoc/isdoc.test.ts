import { describe, expect, it } from 'vitest';
import type { Currency } from '@vyloha/money';
import { type DocumentData, isdoc } from '@vyloha/backend-orders/testing';
import { parseShopSettings } from '@vyloha/backend-shop/testing';
import { aDocument } from '../../testing/document-data';
import { shopFixture } from '../../testing/fixture-shop';
import { parseXml, type XmlNode } from '../../testing/xml-tree';

const read = (data: DocumentData) => parseXml(isdoc(data));
const all = ({ children }: XmlNode, name: string) => children.filter((child) => child.name === name);
const one = (element: XmlNode, ...path: string[]): XmlNode =>
  path.reduce((parent, name) => all(parent, name)[0] ?? expect.fail(`no ${name}`), element);
const textOf = (element: XmlNode, ...path: string[]) => one(element, ...path).text;
const minorOf = (element: XmlNode, ...path: string[]) => {
  const text = textOf(element, ...path);
  expect(text).toMatch(/^-?\d+\.\d{2}$/);
  return Math.round(Number(text) * 100);
};
const sumOf = (elements: readonly XmlNode[], name: string) =>
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
  expect(one(address, 'Country').children.map(({ text }) => text)).toEqual(['CZ', 'Česko']);
  const hostile = aDocument({ order: { billingName: 'Jan\u0000\u0008\uffff Novák]]>' } });
  expect(textOf(read(hostile), 'AccountingCustomerParty', 'Party', 'PartyName', 'Name')).toBe('Jan Novák]]>');
});

const euro: Currency = {
  ...{ code: 'EUR', symbol: '€', symbolPlacement: 'right', decimalPlaces: 2 },
  ...{ decimalPoint: ',', millesimalPoint: ' ', hideZeroDecimals: false },
};
const rate = { source: 'CNB', currency: 'EUR', day: '2026-11-20', units: 1, rate: 24.315 } as const;
const inEuro = aDocument({ order: { currency: 'EUR', ...account }, currency: euro, exchangeRate: rate });

it('states amounts in crowns beside those in euro, by the rate of the day', () => {
  const root = read(inEuro);
  const currencies = ['LocalCurrencyCode', 'ForeignCurrencyCode', 'CurrRate', 'RefCurrRate'];
  expect(currencies.map((name) => textOf(root, name))).toEqual(['CZK', 'EUR', '24.315', '1']);
  const tax = one(root, 'TaxTotal');
  const rates = all(tax, 'TaxSubTotal');
  for (const subTotal of rates) {
    for (const name of ['TaxableAmount', 'TaxAmount'])
      expect(minorOf(subTotal, name)).toBe(Math.round(minorOf(subTotal, `${name}Curr`) * 24.315));
    expect(minorOf(subTotal, 'TaxInclusiveAmount')).toBe(
      minorOf(subTotal, 'TaxableAmount') + minorOf(subTotal, 'TaxAmount'),
    );
  }
  expect(sumOf(rates, 'TaxAmount')).toBe(minorOf(tax, 'TaxAmount'));
  const totals = one(root, 'LegalMonetaryTotal');
  expect(sumOf(rates, 'TaxInclusiveAmount')).toBe(minorOf(totals, 'TaxInclusiveAmount'));
  expect(minorOf(totals, 'TaxInclusiveAmountCurr')).toBe(inEuro.totalMinor);
  expect(minorOf(one(root, 'PaymentMeans', 'Payment'), 'PaidAmount')).toBe(minorOf(totals, 'PayableAmount'));
});

it('has every amount in both currencies where there are two, in the order of the schema, and in one otherwise', () => {
  // Those of which ISDOC has no other: of one line, and of a payment.
  const single = ['LineExtensionTaxAmount', 'UnitPrice', 'UnitPriceTaxInclusive', 'PaidAmount'];
  const check = (element: XmlNode): number => {
    const names = element.children.map(({ name }) => name);
    const amounts = names.filter((name) => name.endsWith('Amount') || name.endsWith('AmountTaxInclusive'));
    for (const name of amounts.filter((one) => !single.includes(one))) {
      const step = element.name === 'LegalMonetaryTotal' ? 1 : -1;
      expect(names[names.indexOf(name) + step]).toBe(`${name}Curr`);
    }
    return element.children.reduce((count, child) => count + check(child), amounts.length);
  };
  expect(check(read(inEuro))).toBeGreaterThan(40);
  expect(isdoc(unpaid).replaceAll(/<(?:Ref)?CurrRate>/g, '')).not.toMatch(/<\w+Curr>/);
});

describe('the tax of goods that leave the country', () => {
  const german = { taxCountry: 'DEU', taxTreatment: 'reverseCharge' } as const;
  const untaxed = [{ taxRate: 0, totalWithoutTaxMinor: 19_900 }];
  const slovakTrader = {
    taxCountry: 'SVK',
    contact: {
      ...parseShopSettings(shopFixture.settings).contact,
      ...{ vatin: '2020202020', vatinSvk: 'SK2020202020' },
    },
  };

  it.each([
    ['cs', {}, /^Dodání zboží .* \(§ 64 zákona č\. 235\/2004 Sb\., čl\. 138 .*\)\. Daň odvede zákazník\.$/],
    ['sk', {}, /^Dodanie tovaru .* \(§ 64 zákona č\. 235\/2004 Sb\., .*\)\. Daň odvedie zákazník\.$/],
    ['sk', slovakTrader, /^Dodanie .* \(§ 43 zákona č\. 222\/2004 Z\. z\., .*\)\. Prenesenie daňovej povinnosti\.$/],
    ['cs', { taxCountry: 'AUT' }, /^Dodání zboží .* od DPH \(čl\. 138 směrnice 2006\/112\/ES\)\./],
  ] as const)('is said by the act of the trader, in the language of the order: %s', (locale, settings, note) => {
    const data = aDocument({ order: { ...german, locale }, items: untaxed, settings });
    expect(data.taxNotes).toEqual([expect.stringMatching(note)]);
    const root = read(data);
    expect(textOf(root, 'Note')).toMatch(note);
    const [line] = all(one(root, 'InvoiceLines'), 'InvoiceLine');
    expect(line && textOf(line, 'VATNote')).toMatch(note);
  });

  it.each([
    [{ taxTreatment: 'export', taxCountry: 'GBR' }, {}, '§ 66'],
    [{ taxTreatment: 'export', taxCountry: 'GBR' }, slovakTrader, '§ 47'],
    [{ taxTreatment: 'oss', taxCountry: 'SVK' }, {}, 'země Slovensko'],
  ] as const)('of %o is said: %s', (order, settings, expected) => {
    expect(aDocument({ order, settings }).taxNotes.join()).toContain(expected);
  });

  it('is nothing to be said at home', () => {
    expect(unpaid.taxNotes).toEqual([]);
    expect(isdoc(unpaid)).not.toContain('VATNote');
  });

  it('names all three numbers of a Slovak trader', () => {
    const supplier = one(read(aDocument({ settings: slovakTrader })), 'AccountingSupplierParty', 'Party');
    expect(all(supplier, 'PartyTaxScheme').map(({ children }) => children.map(({ text }) => text))).toEqual([
      ['SK2020202020', 'VAT'],
      ['2020202020', 'TIN'],
    ]);
  });
});

describe('a simplified tax document', () => {
  const on = { simplifiedDocuments: true };
  const slovakTrader = { taxCountry: 'SVK', ...on };
  const isSimplified = (options: Parameters<typeof aDocument>[0]) => aDocument(options).isSimplified;
  const price = (totalMinor: number) => [{ totalMinor: totalMinor - 13_800, totalWithoutTaxMinor: 1_000 }];

  it.each([
    ['a small one of a person', true, { settings: on, items: price(1_000_000), discounts: [] }],
    ['one that the shop has not asked for', false, {}],
    ['one above 10 000 Kč', false, { settings: on, items: price(1_000_001), discounts: [] }],
    ['one of a company', false, { settings: on, order: company }],
    ['a credit note', false, { settings: on, kind: 'creditNote' }],
    ['one of another country', false, { settings: on, order: { taxTreatment: 'oss', taxCountry: 'SVK' } }],
    [
      'a Slovak one of 100 €',
      true,
      { settings: slovakTrader, order: { currency: 'EUR' }, items: price(10_000), discounts: [] },
    ],
    [
      'a Slovak one above that',
      false,
      { settings: slovakTrader, order: { currency: 'EUR' }, items: price(10_001), discounts: [] },
    ],
    ['one in euro without a rate', false, { settings: on, order: { currency: 'EUR' } }],
    [
      'one in euro with a rate',
      true,
      { settings: on, order: { currency: 'EUR' }, exchangeRate: rate, items: price(41_000), discounts: [] },
    ],
  ] as const)('%s: %s', (_, expected, options) => {
    expect(isSimplified(options)).toBe(expected);
  });

  it('says that it is one', () => {
    expect(textOf(read(aDocument({ settings: on })), 'DocumentType')).toBe('7');
  });
});

it('computes the tax from prices with it, of all but deposits', () => {
  const data = aDocument();
  const withDeposit = isdoc({ ...data, lines: data.lines.map((of) => ({ ...of, taxCategory: 'E' as const })) });
  expect(isdoc(data)).toContain('<VATCalculationMethod>1</VATCalculationMethod><VATApplicable>true</VATApplicable>');
  expect(withDeposit).toContain('<VATApplicable>false</VATApplicable></ClassifiedTaxCategory>');
});

it('has no tax of a trader who pays none', () => {
  const order = { taxTreatment: 'nonPayer' as const, serviceShares: [{ listRate: 0, taxRate: 0, weight: 1 }] };
  const deposit = { kind: 'deposit' as const, taxRate: 0, totalMinor: 300, totalWithoutTaxMinor: 300 };
  const items = [{ taxRate: 0, totalWithoutTaxMinor: 19_900 }];
  const root = read(aDocument({ order, items, discounts: [deposit] }));
  expect(textOf(root, 'VATApplicable')).toBe('false');
  expect(textOf(root, 'Note')).toBe('Nejsme plátci DPH.');
  const lines = all(one(root, 'InvoiceLines'), 'InvoiceLine');
  const categories = lines.map((line) => one(line, 'ClassifiedTaxCategory'));
  expect(categories.map((category) => textOf(category, 'VATApplicable'))).toEqual(lines.map(() => 'false'));
  expect(all(one(root, 'TaxTotal'), 'TaxSubTotal')).toHaveLength(1);
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
