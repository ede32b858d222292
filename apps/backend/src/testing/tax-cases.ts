import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '@vyloha/backend-kernel';
import { coupon } from '@vyloha/backend-cart/tables';
import { product, stock } from '@vyloha/backend-catalog/tables';
import { shopOrder } from '@vyloha/backend-orders/tables';
import { country, setting, shipper, vatCheck } from '@vyloha/backend-shop/tables';
import table from '../taxes/cases.json' with { type: 'json' };
import { aCoupon } from './a-coupon';

const caseSchema = v.object({
  name: v.string(),
  currency: v.string(),
  country: v.string(),
  coupon: v.optional(v.string()),
  branch: v.optional(v.string()),
  payment: v.optional(v.string(), 'pay-transfer'),
  vatin: v.optional(v.string()),
  vies: v.optional(v.picklist(['valid', 'invalid', 'unavailable'])),
  settings: v.optional(v.record(v.string(), v.unknown()), {}),
  treatment: v.string(),
  taxCountry: v.string(),
  /** Of each line before discounts. */
  lines: v.array(v.number()),
  /** After discounts, with tax and without. */
  products: v.tuple([v.number(), v.number()]),
  shipper: v.number(),
  paymentPrice: v.optional(v.number(), 0),
  rounding: v.optional(v.number(), 0),
  total: v.number(),
  /** Rate in percent, base and tax. */
  rates: v.array(v.tuple([v.number(), v.number(), v.number()])),
});
export type TaxCase = v.InferOutput<typeof caseSchema>;

/** Amounts in minor units that were worked out by hand: two watering cans of the standard class and a reduced present. */
export const taxCases = v.parse(v.array(caseSchema), table);

/** Lets the small shop sell what the cases buy, to where they have it delivered. */
export async function insertTaxGoods(db: Database): Promise<void> {
  await db.update(stock).set({ amount: 10_000 });
  await db.insert(coupon).values(aCoupon({ code: 'SLEVA10' }));
  await db
    .update(product)
    .set({ taxClass: 'reduced', taxClasses: { SVK: 'secondReduced' } })
    .where(eq(product.id, 'p-darek'));
  const name = { cs: 'Země', sk: 'Krajina' };
  await db.insert(country).values([
    { code: 'DEU', alpha2: 'DE', name, currency: 'EUR', position: 3 },
    { code: 'GBR', alpha2: 'GB', name, currency: 'EUR', position: 4 },
  ]);
  await db.update(shipper).set({ countryCodes: ['CZE', 'SVK', 'DEU', 'GBR'] });
}

const settingNames = ['vatPayer', 'oss', 'pricesAcrossCountries', 'serviceTaxClass', 'netPriceLists'];

/** Gives a shop the settings of a case, and nothing that the register of VAT numbers said before. */
export async function applyTaxSettings(db: Database, settings: TaxCase['settings']): Promise<void> {
  await db.delete(setting).where(inArray(setting.name, settingNames));
  const rows = Object.entries(settings).map(([name, value]) => ({ name, value }));
  if (rows.length > 0) await db.insert(setting).values(rows);
  await db.update(shopOrder).set({ vatCheckId: null });
  await db.delete(vatCheck);
}

export interface TaxRegister {
  url: string;
  /** What it says of every number from now on. */
  answer: TaxCase['vies'];
  close(): void;
}

/** A register that speaks the protocol of VIES. */
export async function startTaxRegister(): Promise<TaxRegister> {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const question: unknown = JSON.parse(body);
      const refusal = { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] };
      const answer = { ...Object(question), valid: register.answer === 'valid', requestIdentifier: 'WAPI1' };
      response.end(JSON.stringify(register.answer === 'unavailable' ? refusal : answer));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : null;
  const register: TaxRegister = {
    url: `http://127.0.0.1:${port}/rest-api`,
    answer: undefined,
    close: () => void server.close(),
  };
  return register;
}
