import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { eq, inArray } from 'drizzle-orm';
import type { TaxCase } from '@vyloha/contract/testing';
import type { Database } from '@vyloha/backend-kernel';
import { coupon } from '@vyloha/backend-cart/tables';
import { product, stock } from '@vyloha/backend-catalog/tables';
import { shopOrder } from '@vyloha/backend-orders/tables';
import { country, setting, shipper, vatCheck } from '@vyloha/backend-shop/tables';
import { aCoupon } from './a-coupon';

/** Lets the small shop sell what the cases buy, to where they have it delivered. */
export async function insertTaxedProducts(db: Database): Promise<void> {
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
