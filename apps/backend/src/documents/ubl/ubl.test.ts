import { withoutTax, type Currency } from '@vyloha/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrderItemRow, OrderRow } from '@vyloha/backend-orders';
import {
  type DocumentData,
  type Return,
  orderParts,
  takeParts,
  toCreditedRows,
  ubl,
} from '@vyloha/backend-orders/testing';
import { parseShopSettings } from '@vyloha/backend-shop/testing';
import { aDocument } from '../../testing/document-data';
import { shopFixture } from '../../testing/fixture-shop';
import { anOrderItemRow, anOrderRow } from '../../testing/order-rows';
import { brokenRules } from './check-ubl';

const euro: Currency = {
  ...{ code: 'EUR', symbol: '€', symbolPlacement: 'right', decimalPlaces: 2 },
  ...{ decimalPoint: ',', millesimalPoint: ' ', hideZeroDecimals: false },
};
const rate = { source: 'CNB', currency: 'EUR', day: '2026-11-20', units: 1, rate: 24.315 } as const;
const { contact } = parseShopSettings(shopFixture.settings);
const slovakTrader = {
  taxCountry: 'SVK',
  contact: {
    ...contact,
    ...{ countryCode: 'SVK', tin: '35757442', vatin: '2020202020', vatinSvk: 'SK2020202020' },
  },
};
const account = { bankAccount: '2000145399/0800', bankIban: 'CZ65 0800 0000 0020 0014 5399', bankBic: 'GIBACZPX' };
const czech = { businessName: 'Tráva & syn <s.r.o.>', tin: '27074358', vatin: 'CZ27074358' };
const slovak = {
  ...{ businessName: 'Tráva, s. r. o.', tin: '31322832', vatin: '2020317068', vatinSvk: 'SK2020317068' },
  ...{ billingCountryCode: 'SVK', shippingCountryCode: 'SVK', locale: 'sk' as const },
};
const german = {
  ...{ businessName: 'Gras GmbH', tin: '123456', vatin: 'DE 123 456 789' },
  ...{ billingCountryCode: 'DEU', shippingCountryCode: 'DEU' },
};
const english = { businessName: 'Grass Ltd', tin: '123456', vatin: 'CZ27074358', shippingCountryCode: 'GBR' };

const untaxedServices = {
  serviceShares: [{ listRate: 21, taxRate: 0, weight: 1 }],
  shipperWithoutTaxMinor: 9_900,
  paymentWithoutTaxMinor: 3_900,
};

const write = (data: DocumentData) => ubl(data) ?? expect.fail('there is no file');

const priced = (totalMinor: number, taxRate: number) => ({
  taxRate,
  totalMinor,
  totalWithoutTaxMinor: withoutTax(totalMinor, taxRate),
});

/** How an order is taxed, with rates that it may have, and who buys. */
const situations = [
  { treatment: 'home', rates: [21, 12, 0], buyer: czech, country: 'CZE', settings: {} },
  { treatment: 'home', rates: [23, 19, 5], buyer: slovak, country: 'SVK', settings: slovakTrader },
  { treatment: 'oss', rates: [23, 5], buyer: { ...czech, shippingCountryCode: 'SVK' }, country: 'SVK', settings: {} },
  { treatment: 'reverseCharge', rates: [0], buyer: german, country: 'DEU', settings: {} },
  { treatment: 'reverseCharge', rates: [0], buyer: czech, country: 'CZE', settings: slovakTrader },
  { treatment: 'export', rates: [0], buyer: english, country: 'GBR', settings: {} },
  { treatment: 'nonPayer', rates: [0], buyer: czech, country: 'CZE', settings: {} },
  { treatment: 'nonPayer', rates: [0], buyer: slovak, country: 'SVK', settings: slovakTrader },
] as const;

const anySituation = fc.constantFrom(...situations);

const anyOrder = fc.record({
  situation: anySituation,
  items: fc.array(
    fc.record({
      pick: fc.nat(2),
      unitMinor: fc.integer({ min: 0, max: 900_000 }),
      amount: fc.integer({ min: 1, max: 40 }),
      discount: fc.double({ min: 0, max: 1, noNaN: true }),
      deposit: fc.constantFrom(0, 0, 300, 1500),
    }),
    { minLength: 1, maxLength: 12 },
  ),
  shipperMinor: fc.integer({ min: 0, max: 20_000 }),
  paymentMinor: fc.constantFrom(0, 3900),
  paymentType: fc.constantFrom('CASH_ON_DELIVERY', 'BANK_TRANSFER', 'ONLINE', 'INVOICE'),
  isPaid: fc.boolean(),
  isEuro: fc.boolean(),
  hasRate: fc.boolean(),
  returned: fc.constantFrom<'nothing' | 'all' | 'pieces' | 'reduction'>('nothing', 'all', 'pieces', 'reduction'),
});

type AnyOrder = typeof anyOrder extends fc.Arbitrary<infer Order> ? Order : never;

/** The document of an order: its invoice, or the credit note of what was returned of it. */
function toDocument({ situation, items: picks, returned, ...order }: AnyOrder): DocumentData {
  const { treatment, rates, buyer, country, settings } = situation;
  const items = picks.map(({ pick, unitMinor, amount, deposit }, position): OrderItemRow => {
    const taxRate = rates[pick % rates.length] ?? 0;
    return anOrderItemRow({
      ...{ orderId: 'o-1', id: `i-${position}`, position, amount, unitMinor, depositMinor: deposit * amount },
      ...priced(unitMinor * amount, taxRate),
    });
  });
  const coupons = rates.flatMap((taxRate) => {
    const reduced = picks.reduce(
      (sum, { discount }, index) =>
        sum + (items[index]?.taxRate === taxRate ? Math.floor((items[index]?.totalMinor ?? 0) * discount) : 0),
      0,
    );
    return reduced === 0 ? [] : [{ kind: 'coupon' as const, ...priced(-reduced, taxRate) }];
  });
  const depositMinor = items.reduce((sum, item) => sum + item.depositMinor, 0);
  const discounts = [
    ...coupons,
    ...(depositMinor === 0 ? [] : [{ kind: 'deposit' as const, ...priced(depositMinor, 0) }]),
  ];
  const serviceRate = rates[0];
  const row: Partial<OrderRow> = {
    ...buyer,
    ...account,
    paymentType: order.paymentType,
    currency: order.isEuro ? 'EUR' : 'CZK',
    taxTreatment: treatment,
    taxCountry: country,
    serviceShares: [{ listRate: serviceRate, taxRate: serviceRate, weight: 1 }],
    shipperMinor: order.shipperMinor,
    shipperWithoutTaxMinor: withoutTax(order.shipperMinor, serviceRate),
    paymentMinor: order.paymentMinor,
    paymentWithoutTaxMinor: withoutTax(order.paymentMinor, serviceRate),
  };
  const options = {
    settings,
    isPaid: order.isPaid,
    ...(order.isEuro && { currency: euro, exchangeRate: order.hasRate ? rate : null }),
  };
  if (returned === 'nothing') return aDocument({ ...options, order: row, items, discounts });
  const rows = {
    order: anOrderRow({ ...row, id: 'o-1' }),
    items,
    discounts: discounts.map((discount, position) => ({
      ...{ orderId: 'o-1', position, name: { cs: 'Sleva', sk: 'Zľava' } },
      ...discount,
    })),
  };
  const what: Record<'all' | 'pieces' | 'reduction', Return> = {
    all: 'all',
    pieces: { pieces: [{ itemId: 'i-0', amount: 1 }] },
    reduction: { reductions: [{ itemId: 'i-0', reductionMinor: 333 }] },
  };
  const credited = toCreditedRows(rows, takeParts(orderParts(rows), items, what[returned]));
  return aDocument({ ...options, kind: 'creditNote', ...credited });
}

const unpaid = aDocument({ order: { ...czech, ...account, paymentType: 'BANK_TRANSFER' } });
const credit = aDocument({ kind: 'creditNote', order: czech });

it('keeps the rules of EN 16931 and Peppol, whatever was ordered and returned', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const data = toDocument(order);
      // What costs nothing is no credit note.
      if (data.lines.length > 0) expect(brokenRules(write(data))).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

describe('the checker of the rules', () => {
  const xml = write(unpaid);
  const creditXml = write(credit);
  const untaxed = write(
    aDocument({
      order: { ...german, ...untaxedServices, taxTreatment: 'reverseCharge', taxCountry: 'DEU' },
      items: [{ taxRate: 0, totalWithoutTaxMinor: 19_900 }],
      discounts: [{ kind: 'deposit', ...priced(300, 0) }],
    }),
  );
  const inEuro = write(aDocument({ order: { ...czech, currency: 'EUR' }, currency: euro, exchangeRate: rate }));
  const ofNonPayer = write(
    aDocument({
      order: { ...czech, ...untaxedServices, taxTreatment: 'nonPayer' },
      items: [{ taxRate: 0, totalWithoutTaxMinor: 19_900 }],
      discounts: [
        { kind: 'deposit', ...priced(300, 0) },
        { kind: 'coupon', ...priced(-100, 0) },
      ],
    }),
  );
  const first = (pattern: RegExp, replacement: string) => (text: string) => text.replace(pattern, replacement);

  it.each([
    ['UBL-XSD', xml, first(/(<cbc:IssueDate>.*?<\/cbc:IssueDate>)(<cbc:DueDate>.*?<\/cbc:DueDate>)/, '$2$1')],
    ['BR-01', xml, first(/<cbc:CustomizationID>.*?<\/cbc:CustomizationID>/, '')],
    ['BR-02', xml, first(/<cbc:ID>202611000001<\/cbc:ID>/, '')],
    ['BR-03', xml, first(/<cbc:IssueDate>.*?</, '<cbc:IssueDate>21. 11. 2026<')],
    ['BR-04', creditXml, first(/>381</, '>380<')],
    ['BR-06', xml, first(/<cbc:RegistrationName>.*?<\/cbc:RegistrationName>/, '')],
    ['BR-11', xml, (text) => text.replaceAll('>CZ<', '><')],
    ['BR-16', xml, (text) => text.replaceAll(/<cac:InvoiceLine>.*?<\/cac:InvoiceLine>/g, '')],
    ['BR-25', xml, first(/<cac:Item><cbc:Name>.*?<\/cbc:Name>/, '<cac:Item>')],
    ['BR-27', xml, first(/<cbc:PriceAmount currencyID="CZK">/, '<cbc:PriceAmount currencyID="CZK">-')],
    ['BR-32', xml, first(/(<cac:AllowanceCharge>.*?)<cac:TaxCategory>.*?<\/cac:TaxCategory>/, '$1')],
    ['BR-53', inEuro, first(/currencyID="CZK"/, 'currencyID="EUR"')],
    [
      'BR-55',
      creditXml,
      first(
        /<cbc:ID>202611000001<\/cbc:ID><\/cac:InvoiceDocumentReference>/,
        '<cbc:ID/></cac:InvoiceDocumentReference>',
      ),
    ],
    ['BR-61', xml, first(/<cac:PayeeFinancialAccount>.*?<\/cac:PayeeFinancialAccount>/, '')],
    ['BR-63', xml, first(/(<cac:AccountingCustomerParty>.*?)schemeID="9929"/, '$1schemeID=""')],
    ['BR-CL-23', xml, first(/unitCode="H87"/, 'unitCode="ks"')],
    ['BR-CO-09', xml, (text) => text.replaceAll('>CZ27074358<', '>27074358<')],
    ['BR-CO-10', xml, first(/(<cac:LegalMonetaryTotal><cbc:LineExtensionAmount currencyID="CZK">)/, '$11')],
    ['BR-CO-11', xml, first(/(<cbc:AllowanceTotalAmount currencyID="CZK">)/, '$11')],
    ['BR-CO-13', xml, first(/(<cbc:TaxExclusiveAmount currencyID="CZK">)/, '$11')],
    ['BR-CO-14', xml, first(/(<cac:TaxTotal><cbc:TaxAmount currencyID="CZK">)/, '$11')],
    ['BR-CO-15', xml, first(/(<cbc:TaxInclusiveAmount currencyID="CZK">)/, '$11')],
    ['BR-CO-16', xml, first(/(<cbc:PayableAmount currencyID="CZK">)/, '$11')],
    [
      'BR-CO-17',
      xml,
      first(
        /<cbc:Percent>21<\/cbc:Percent>(<cac:TaxScheme><cbc:ID>VAT<\/cbc:ID><\/cac:TaxScheme><\/cac:TaxCategory><\/cac:TaxSubtotal>)/,
        '<cbc:Percent>25</cbc:Percent>$1',
      ),
    ],
    ['BR-CO-25', creditXml, first(/<cac:PaymentTerms>.*?<\/cac:PaymentTerms>/, '')],
    ['BR-DEC', xml, first(/(<cbc:PayableAmount currencyID="CZK">\d+\.\d\d)/, '$15')],
    ['BR-S-05', xml, first(/(<cac:ClassifiedTaxCategory><cbc:ID>S<\/cbc:ID><cbc:Percent>)\d+/, '$10')],
    ['BR-S-08', xml, first(/(<cbc:TaxableAmount currencyID="CZK">)/, '$11')],
    [
      'BR-S-10',
      xml,
      first(/(<cac:TaxSubtotal>.*?)(<cac:TaxScheme>)/, '$1<cbc:TaxExemptionReason>x</cbc:TaxExemptionReason>$2'),
    ],
    ['BR-E-10', untaxed, first(/<cbc:TaxExemptionReason>Záloha.*?<\/cbc:TaxExemptionReason>/, '')],
    ['BR-IC-01', untaxed, (text) => text.replaceAll(/<cac:TaxSubtotal>.*?<\/cac:TaxSubtotal>/g, '')],
    ['BR-IC-02', untaxed, first(/<cac:PartyTaxScheme><cbc:CompanyID>DE.*?<\/cac:PartyTaxScheme>/, '')],
    ['BR-IC-08', untaxed, first(/(<cbc:TaxableAmount currencyID="CZK">)/, '$11')],
    ['BR-IC-11', untaxed, first(/<cbc:ActualDeliveryDate>.*?<\/cbc:ActualDeliveryDate>/, '')],
    ['BR-IC-12', untaxed, first(/<cac:DeliveryLocation>.*?<\/cac:DeliveryLocation>/, '')],
    [
      'BR-O-02',
      ofNonPayer,
      first(
        /<cac:PartyLegalEntity>/,
        '<cac:PartyTaxScheme><cbc:CompanyID>CZ27074358</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme><cac:PartyLegalEntity>',
      ),
    ],
    [
      'BR-O-05',
      ofNonPayer,
      first(/(<cac:ClassifiedTaxCategory><cbc:ID>O<\/cbc:ID>)/, '$1<cbc:Percent>0</cbc:Percent>'),
    ],
    ['BR-O-10', ofNonPayer, first(/<cbc:TaxExemptionReasonCode>.*?<\/cbc:TaxExemptionReason>/, '')],
    ['BR-O-12', ofNonPayer, first(/(<cac:ClassifiedTaxCategory><cbc:ID>)O/, '$1E')],
    [
      'PEPPOL-EN16931-R002',
      xml,
      first(/<cbc:TaxPointDate>/, '<cbc:Note>a</cbc:Note><cbc:Note>b</cbc:Note><cbc:TaxPointDate>'),
    ],
    ['PEPPOL-EN16931-R003', xml, first(/<cac:OrderReference>.*?<\/cac:OrderReference>/, '')],
    ['PEPPOL-EN16931-R005', inEuro, first(/<cbc:TaxCurrencyCode>CZK/, '<cbc:TaxCurrencyCode>EUR')],
    ['PEPPOL-EN16931-R008', xml, first(/<cbc:BuildingNumber|<cbc:CityName>[^<]*/, '<cbc:CityName>')],
    [
      'PEPPOL-EN16931-R010',
      xml,
      first(/(<cac:AccountingCustomerParty><cac:Party>)<cbc:EndpointID.*?<\/cbc:EndpointID>/, '$1'),
    ],
    ['PEPPOL-EN16931-R051', xml, first(/<cbc:PayableAmount currencyID="CZK">/, '<cbc:PayableAmount currencyID="EUR">')],
    ['PEPPOL-EN16931-R054', inEuro, first(/<cbc:TaxCurrencyCode>.*?<\/cbc:TaxCurrencyCode>/, '')],
    ['PEPPOL-EN16931-R120', xml, first(/(<cbc:PriceAmount currencyID="CZK">)/, '$11')],
    ['PEPPOL-EN16931-P0104', untaxed, first(/VATEX-EU-IC/, 'VATEX-EU-G')],
  ] satisfies [string, string, (text: string) => string][])('finds a mistake against %s', (number, text, plant) => {
    expect(brokenRules(text)).toEqual([]);
    const planted = plant(text);
    expect(planted).not.toBe(text);
    expect(brokenRules(planted)).toContain(number);
  });
});

it.each([
  [{ order: czech }, ['9929', 'CZ98765434'], ['9929', 'CZ27074358']],
  [{ order: { ...czech, vatin: '' } }, ['9929', 'CZ98765434'], ['0154', '27074358']],
  [{ order: slovak }, ['9929', 'CZ98765434'], ['0245', '2020317068']],
  [{ order: slovak, settings: slovakTrader }, ['0245', '2020202020'], ['0245', '2020317068']],
  [{ order: german }, ['9929', 'CZ98765434'], ['9930', 'DE123456789']],
  [{ order: { ...czech, taxTreatment: 'nonPayer' } }, ['0154', '27074358'], ['9929', 'CZ27074358']],
  [
    { order: { ...slovak, taxTreatment: 'nonPayer' }, settings: slovakTrader },
    ['0245', '2020202020'],
    ['0245', '2020317068'],
  ],
] as const)('is addressed by the scheme of the country: %#', (options, ...expected) => {
  const settings = 'settings' in options ? options.settings : { contact: { ...contact, vatin: 'CZ98765434' } };
  const xml = write(aDocument({ ...options, settings }));
  const endpoints = [...xml.matchAll(/<cbc:EndpointID schemeID="(\d+)">(\w+)</g)].map(([, ...found]) => found);
  expect(endpoints).toEqual(expected);
});

it.each([
  ['a person', {}],
  ['a company without numbers', { businessName: 'Tráva', tin: '', vatin: '' }],
  ['a company of which only an invented number is known', { businessName: 'Tráva', tin: 'x', vatin: 'XX1' }],
])('is not written for %s', (_, order) => {
  expect(ubl(aDocument({ order }))).toBeNull();
  expect(ubl(aDocument({ order: czech, kind: 'deliveryNote' }))).toBeNull();
});

it('says how it is paid, what was paid and what a credit note corrects', () => {
  expect(write(unpaid)).toContain(
    '<cac:PaymentMeans><cbc:PaymentMeansCode>30</cbc:PaymentMeansCode><cbc:PaymentID>2026000042</cbc:PaymentID><cac:PayeeFinancialAccount><cbc:ID>CZ6508000000002000145399</cbc:ID>',
  );
  const paid = write(aDocument({ order: czech, isPaid: true }));
  expect(paid).toContain('<cbc:PayableAmount currencyID="CZK">0.00</cbc:PayableAmount>');
  expect(write(credit)).toContain('<cac:InvoiceDocumentReference><cbc:ID>202611000001</cbc:ID>');
  expect(write(credit)).not.toMatch(/>-\d/);
});
