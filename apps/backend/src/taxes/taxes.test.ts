import { eq, like } from 'drizzle-orm';
import * as v from 'valibot';
import { type TaxCase, taxCases } from '@vyloha/contract/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outboxMail, rateLimit } from '@vyloha/backend-kernel/tables';
import { currencyFormat, loadShopData } from '@vyloha/backend-shop';
import { type Currency, formatMoney } from '@vyloha/money';
import { issueDocuments, withItems } from '@vyloha/backend-orders';
import { vatSummary } from '@vyloha/backend-orders/testing';
import { documentTax, shopDocument, shopDocumentFile, shopOrder } from '@vyloha/backend-orders/tables';
import { vatCheck } from '@vyloha/backend-shop/tables';
import { mailDeclarations } from '../modules';
import { insertCompany } from '../testing/a-company';
import { createTestShop, testSettings, type TestShop } from '../testing/create-test-shop';
import { fillGuestCart } from '../testing/fill-guest-cart';
import { testPassword } from '../testing/fixture-customers';
import { logInAs } from '../testing/log-in-as';
import { pdfTexts } from '../testing/pdf-texts';
import { createPlaceBody } from '../testing/place-body';
import { applyTaxSettings, insertTaxedProducts, startTaxRegister, type TaxRegister } from '../testing/tax-cases';
import { oneTestDatabase } from '../testing/test-databases';

const pricesSchema = v.looseObject({ totalWithTax: v.number(), totalWithoutTax: v.number() });
const cartSchema = v.object({
  items: v.array(v.object({ type: v.string(), prices: v.object({ totalWithTax: v.number() }) })),
  prices: pricesSchema,
  tax: v.object({ countryCode: v.string(), treatment: v.string() }),
});
const orderResponse = v.object({ data: v.object({ order: v.looseObject({ id: v.string(), prices: pricesSchema }) }) });

const toMinor = (amount: number) => Math.round(amount * 100);

const amountIn = (xml: string, tag: string) =>
  toMinor(Number(new RegExp(`:?${tag}[^>]*>([^<]*)<`).exec(xml)?.[1] ?? Number.NaN));
/** Rate, base and tax of each subtotal of an ISDOC or UBL file, the highest rate first. */
function subTotalsOf(xml: string): number[][] {
  const parts = [...xml.matchAll(/<(?:cac:)?TaxSub[tT]otal>.*?<\/(?:cac:)?TaxSub[tT]otal>/gs)].map(([part]) => part);
  const totals = parts.map((part) => [
    // What no VAT is paid of has no rate.
    part.includes('Percent>') ? amountIn(part, 'Percent') / 100 : 0,
    amountIn(part, 'TaxableAmount'),
    amountIn(part, 'TaxAmount'),
  ]);
  return totals.sort(([a = 0], [b = 0]) => b - a);
}
/** What of a treatment has to be said; nothing at home. */
const sentences: Readonly<Record<string, string>> = {
  oss: 've zvláštním režimu jednoho správního místa (OSS)',
  reverseCharge: 'Daň odvede zákazník.',
  export: 'Vývoz zboží osvobozený od DPH (§ 66 zákona č. 235/2004 Sb.',
  nonPayer: 'Nejsme plátci DPH.',
};
const isTaxed = ({ treatment }: TaxCase) => treatment === 'home' || treatment === 'oss';
const isOfPayer = ({ treatment }: TaxCase) => treatment !== 'nonPayer';

const plainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');
const withoutMarkup = (html: string) =>
  plainSpaces(html)
    .replaceAll(/<(?:br|\/t[hdr]|\/p|\/h\d)\b[^>]*>/g, '\n')
    .replaceAll(/<[^>]*>/g, '');

/** Rows of the mail that confirms an order, in both of its forms. */
function expectMail({ text, html }: { text: string; html: string }, row: TaxCase, currency: Currency) {
  const price = (minor: number) => plainSpaces(formatMoney(minor, currency));
  const base = row.rates.reduce((sum, [, baseMinor]) => sum + baseMinor, 0);
  const rows: [label: string, note: string | null, value: string][] = [
    [isTaxed(row) ? 'Celkem s DPH' : 'Celkem', null, price(row.total)],
    ...(isOfPayer(row)
      ? [
          ...row.rates.map(([rate, baseMinor, taxMinor]): [string, string, string] => [
            isTaxed(row) ? `DPH ${rate} %` : 'Bez DPH',
            `základ ${price(baseMinor)}`,
            price(taxMinor),
          ]),
          ['Celkem bez DPH', null, price(base)] satisfies [string, null, string],
        ]
      : []),
  ];
  const lines = plainSpaces(text).split('\n');
  for (const [label, note, value] of rows) {
    expect(lines).toContain(`${label}${note === null ? '' : ` (${note})`}: ${value}`);
    expect(withoutMarkup(html)).toContain([label, ...(note === null ? [] : [note]), value].join('\n'));
  }
  expect(lines.filter((line) => line.startsWith('DPH '))).toHaveLength(isTaxed(row) ? row.rates.length : 0);
  for (const form of [plainSpaces(text), withoutMarkup(html)]) {
    for (const [treatment, sentence] of Object.entries(sentences))
      expect(form.includes(sentence)).toBe(treatment === row.treatment);
  }
}

/** Amounts of a document, negative on a credit note, as they are printed. */
function expectPdf(pdf: Buffer, { row, sign, currency }: { row: TaxCase; sign: 1 | -1; currency: Currency }) {
  const printed = { ...currency, decimalPlaces: 2, hideZeroDecimals: false };
  const price = (minor: number) => plainSpaces(formatMoney(sign * minor, printed));
  const texts = pdfTexts(pdf);
  const all = texts.join('\n');
  for (const [rate, base, tax] of isOfPayer(row) ? row.rates : [])
    expect(all).toContain([`${rate} %`, price(base), price(tax), price(base + tax)].join('\n'));
  const rounding = row.rounding === 0 ? [] : ['Zaokrouhlení', price(row.rounding)];
  // An invoice sums up what is taxed, and then rounds it.
  const totals =
    sign === 1
      ? ['Celkem', price(row.total - row.rounding), ...rounding]
      : [...rounding, 'Celkem k vrácení', price(row.total)];
  expect(all).toContain(totals.join('\n'));
  for (const [treatment, sentence] of Object.entries(sentences))
    expect(texts.join(' ').includes(sentence)).toBe(treatment === row.treatment);
  if (!isOfPayer(row)) expect(texts.filter((text) => /DPH|daňový|Sazba/.test(text))).toEqual([sentences['nonPayer']]);
}

describe.each(oneTestDatabase(import.meta.url))('taxes of orders on $name', ({ open }) => {
  let shop: TestShop;
  let register: TaxRegister;

  beforeAll(async () => {
    register = await startTaxRegister();
    shop = await createTestShop({ database: await open(), settings: { viesUrl: register.url } });
    await insertTaxedProducts(shop.db);
  });
  afterAll(async () => {
    register.close();
    await shop.close();
  });

  async function cartOf({ currency, settings, coupon: code }: Pick<TaxCase, 'currency' | 'settings' | 'coupon'>) {
    await applyTaxSettings(shop.db, settings);
    const headers = await fillGuestCart(shop, 'v-konev', 2, { 'x-currency': currency });
    await shop.call('POST', '/store/api/v1/cart/items', { headers, body: { id: 'v-darek', amount: 1 } });
    if (code !== undefined)
      await shop.call('POST', '/store/api/v1/cart/coupon', { headers, body: { couponCode: code } });
    return headers;
  }

  /** A mail about an order or a document. */
  async function mailOf(kind: string, subjectId: string) {
    const { compose } = mailDeclarations.find(({ kinds }) => kinds.includes(kind)) ?? expect.fail();
    const [confirmation] = await shop.db.select().from(outboxMail).where(eq(outboxMail.kind, 'confirmation')).limit(1);
    const context = { services: shop.services, db: shop.db, settings: testSettings, now: () => shop.clock.now };
    const composed = await compose(context, { ...(confirmation ?? expect.fail()), kind, subjectId });
    return v.parse(v.object({ text: v.string(), html: v.string() }), composed?.mail);
  }

  it.each(taxCases)('are those of $name', async (row) => {
    register.answer = row.vies;
    const headers = await cartOf(row);
    const postcode = row.country === 'DEU' ? '01067' : '811 01';
    const address = { street: 'Dlhá 12', city: 'Mesto', postcode, country_code: row.country };
    const chosen = { shipper_id: row.branch === undefined ? 's-ppl' : 's-pobocka', branch_id: row.branch ?? null };
    const business = row.vatin === undefined ? null : { business_name: 'Záhrada s.r.o.', TIN: '', VATIN: row.vatin };
    const delivered = await shop.call('PUT', '/store/api/v1/cart/delivery', {
      headers,
      body: { country_code: row.country, ...chosen, business },
    });
    const { cart } = v.parse(v.object({ data: v.object({ cart: cartSchema }) }), delivered.json).data;
    const productLines = cart.items.filter(({ type }) => type === 'product');
    expect(productLines.map(({ prices }) => toMinor(prices.totalWithTax))).toEqual(row.lines);
    expect(cart.tax).toEqual({ countryCode: row.taxCountry, treatment: row.treatment });

    const body = createPlaceBody({
      ...chosen,
      payment_id: row.payment,
      billing_address: address,
      shipping: { name: 'Jan Novák', address },
      business,
      expected: { totalWithTax: row.total / 100 },
    });
    const placed = await shop.call('POST', '/store/api/v1/cart/place', { headers, body });
    const { order } = v.parse(orderResponse, placed.json).data;
    expect(order).toMatchObject({
      tax: cart.tax,
      prices: {
        itemsWithTax: row.products[0] / 100,
        itemsWithoutTax: row.products[1] / 100,
        shipperPriceWithTax: row.shipper / 100,
        paymentPriceWithTax: row.paymentPrice / 100,
        rounding: row.rounding / 100,
      },
    });

    const [stored] = await withItems(shop.db, await shop.db.select().from(shopOrder).where(eq(shopOrder.id, order.id)));
    const rates = stored && vatSummary(stored).map(({ rate, baseMinor, taxMinor }) => [rate, baseMinor, taxMinor]);
    expect(rates).toEqual(row.rates);
    const base = row.rates.reduce((sum, [, baseMinor]) => sum + baseMinor, 0);
    expect([toMinor(order.prices.totalWithTax), toMinor(order.prices.totalWithoutTax)]).toEqual([row.total, base]);

    // So does the mail that confirms it.
    const { settings } = await loadShopData(shop.db);
    const currency = currencyFormat(row.currency, settings);
    expectMail(await mailOf('confirmation', order.id), row, currency);

    // Its invoice says the same, and so does the credit note that takes all of it back.
    for (const [reason, sign] of [
      ['paid', 1],
      ['cancelled', -1],
    ] as const) {
      const [document] = await shop.db.transaction((tx) => issueDocuments(tx, order.id, reason, shop.clock.now));
      const id = document?.id ?? '';
      const [issued] = await shop.db.select().from(shopDocument).where(eq(shopDocument.id, id));
      expect(issued?.totalMinor).toBe(sign * row.total);
      const expected = row.rates.map(([rate, ...amounts]) => [rate, ...amounts.map((minor) => sign * minor + 0)]);
      const stored = await shop.db.select().from(documentTax).where(eq(documentTax.documentId, id));
      const storedRates = stored.map(({ rate, baseMinor, taxMinor }) => [rate, baseMinor, taxMinor]);
      expect(storedRates.sort(([a = 0], [b = 0]) => b - a)).toEqual(expected);
      const files = await shop.db.select().from(shopDocumentFile).where(eq(shopDocumentFile.documentId, id));
      const contentOf = (format: string) => files.find((file) => file.format === format)?.content ?? Buffer.from('');
      const textOf = (format: string) => contentOf(format).toString();
      expectPdf(contentOf('pdf'), { row, sign, currency });
      const { text: mailed } = await mailOf('documentSent', id);
      const total = plainSpaces(formatMoney(sign * row.total, currency));
      expect(plainSpaces(mailed).split('\n')).toContain(`${isTaxed(row) ? 'Celkem s DPH' : 'Celkem'}: ${total}`);
      expect(subTotalsOf(textOf('isdoc'))).toEqual(expected);
      const invoiced = textOf('ubl');
      expect(invoiced !== '').toBe(row.vatin !== undefined);
      // A credit note of EN 16931 has positive amounts.
      if (invoiced !== '') expect(subTotalsOf(invoiced)).toEqual(row.rates);
    }
  });

  describe('of a cart whose company has a number of another member state', () => {
    const plain = { currency: 'EUR', settings: {} };
    const reverseCharge = { countryCode: 'SVK', treatment: 'reverseCharge' };
    const tell = async (headers: Record<string, string>, business: object | null) => {
      const body = { country_code: 'SVK', business };
      const { json } = await shop.call('PUT', '/store/api/v1/cart/delivery', { headers, body });
      return v.parse(v.object({ data: v.object({ cart: cartSchema }) }), json).data.cart.tax;
    };
    beforeEach(async () => {
      register.answer = 'valid';
      // The register that did not answer above is left alone for half a minute.
      shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
      await shop.db.delete(rateLimit);
    });

    it('go by what VIES has said where it may not be asked any more', async () => {
      const headers = await cartOf(plain);
      expect(await tell(headers, { VATIN: 'SK2020273893' })).toEqual(reverseCharge);
      register.answer = 'invalid';
      await shop.db.update(rateLimit).set({ count: 120 }).where(like(rateLimit.key, 'vatNumber.%'));
      await shop.db.update(vatCheck).set({ askedAt: new Date(0) });
      expect(await tell(headers, { VATIN: 'SK2020273893' })).toEqual(reverseCharge);
      expect(await tell(headers, { VATIN: 'SK2020273904' })).toMatchObject({ treatment: 'home' });
      expect(await shop.db.select().from(vatCheck)).toHaveLength(1);
    });

    it('stay after a login, and are of the company in whose name its members buy', async () => {
      const email = 'zakaznik@example.com';
      const member = await logInAs(shop, email);
      await insertCompany(shop.db, [{ customerId: 'u-zakaznik', role: 'owner' }], { vatin: 'SK2020273893' });
      const asMember = { ...member, 'x-currency': 'EUR' };
      await shop.call('POST', '/store/api/v1/cart/items', { headers: asMember, body: { id: 'v-darek', amount: 1 } });
      const headers = await cartOf(plain);
      expect(await tell(headers, { VATIN: 'SK2020273893' })).toEqual(reverseCharge);
      const body = { email, password: testPassword, user_agent: 'Firefox/140.0' };
      expect(await shop.call('POST', '/store/api/oauth/login', { headers, body })).toMatchObject({ status: 200 });
      expect(await shop.call('GET', '/store/api/v1/cart', { headers: asMember })).toMatchObject({
        json: { data: { tax: reverseCharge } },
      });
      expect(await tell(asMember, null)).toEqual(reverseCharge);
    });
  });
});
