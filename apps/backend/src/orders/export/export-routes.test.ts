import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { metresParameterId } from '@vyloha/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer } from '@vyloha/backend-accounts/tables';
import { image } from '@vyloha/backend-content/tables';
import { orderDiscount, orderItem, shopOrder } from '@vyloha/backend-orders/tables';
import { setting } from '@vyloha/backend-shop/tables';
import { createTestShop, type TestShop } from '../../testing/create-test-shop';
import { logInAs } from '../../testing/log-in-as';
import { anOrderItemRow, anOrderRow } from '../../testing/order-rows';
import { readZip } from '../../testing/read-zip';
import { oneTestDatabase } from '../../testing/test-databases';

const lineCount = 500;
const code = '2026000042';
const same = (text: string) => ({ cs: text, sk: text });
/** Every fourth line has none. */
const pictures = ['hose', 'can', 'gone'].map((fileKey) => ({ fileKey, alt: { cs: '', sk: '' } }));

describe.each(oneTestDatabase(import.meta.url))('exports of an order on $name', ({ open }) => {
  let shop: TestShop;
  let dataDir: string;
  let headers: Record<string, string>;

  const path = (id: string, file: string) => `/store/api/v1/user/orders/${id}/items/${file}`;
  const get = (file: string, { id = 'o-42', as = headers, locale = 'cs' } = {}) =>
    shop.app.inject({ method: 'GET', url: path(id, file), headers: { ...as, 'x-locale': locale } });

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'vyloha-export-'));
    shop = await createTestShop({ database: await open(), settings: { dataDir } });
    headers = await logInAs(shop, 'zakaznik@example.com');
    const [owner] = await shop.db.select().from(customer).where(eq(customer.email, 'zakaznik@example.com'));
    await mkdir(join(dataDir, 'files'));
    for (const [file, fill] of [
      ['hose', '#2c7a3f'],
      ['can', '#b8431f'],
    ]) {
      const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect width="300" height="300" fill="${fill}"/></svg>`;
      await writeFile(join(dataDir, 'files', `${file}.svg`), drawing);
    }
    await shop.db.insert(image).values(
      ['hose', 'can'].map((fileKey) => ({
        fileKey,
        kind: 'file' as const,
        width: 300,
        height: 300,
        source: { file: `${fileKey}.svg` },
      })),
    );
    await shop.db
      .insert(shopOrder)
      .values(anOrderRow({ id: 'o-42', code, customerId: owner?.id ?? null, couponId: 'c-1', couponCode: 'JARO' }));
    const metres = { parameterId: metresParameterId, number: 0.1, valueId: '', valueTitle: null };
    await shop.db.insert(orderItem).values(
      Array.from({ length: lineCount }, (_, position) =>
        anOrderItemRow({
          orderId: 'o-42',
          position,
          variantMarketingCode: `K-${position}`,
          ...(position === 1 && { productName: same('=1+1;"'), variantName: same('=1+1;"') }),
          ...(position === 2 && { amount: 25, unit: 'bm', parameters: [metres], unitMinor: 1990, totalMinor: 49750 }),
          mainImage: pictures[position % 4] ?? null,
        }),
      ),
    );
    await shop.db.insert(orderDiscount).values({
      orderId: 'o-42',
      position: 0,
      kind: 'coupon',
      name: { cs: 'Sleva', sk: 'Zľava' },
      taxRate: 21,
      totalMinor: -1000,
      totalWithoutTaxMinor: -826,
    });
  }, 60_000);
  afterAll(async () => {
    await shop.close();
    await rm(dataDir, { recursive: true });
  });

  it('have all lines as a spreadsheet', async () => {
    const response = await get('export');
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="objednavka-${code}.csv"`,
      'cache-control': 'private, no-store',
    });
    expect([...response.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = response.rawPayload.subarray(3).toString('utf8').split('\r\n');
    expect(lines).toHaveLength(lineCount + 3);
    expect(lines[0]).toBe(
      'Kód;Název;Množství;Jednotka;Cena za jednotku bez DPH;Cena za jednotku s DPH;Sazba DPH (%);' +
        'Celkem bez DPH;Celkem s DPH;Měna',
    );
    expect(lines[1]).toBe('K-0;Konev, Zelená;1;ks;164,46;199,00;21;164,46;199,00;CZK');
    expect(lines[2]).toBe(`K-1;"'=1+1;""";1;ks;164,46;199,00;21;164,46;199,00;CZK`);
    expect(lines[3]).toMatch(/^K-2;Konev, Zelená;2,5;bm;.*;199,00;21;164,46;497,50;CZK$/);
    expect(lines[lineCount]).toMatch(new RegExp(`^K-${lineCount - 1};`));
    expect(lines.at(-2)).toBe('JARO;Sleva (JARO);1;;-8,26;-10,00;21;-8,26;-10,00;CZK');
    expect(lines.at(-1)).toBe('');
  });

  it('say nothing of a tax of a trader who pays no VAT', async () => {
    await shop.db.update(shopOrder).set({ taxTreatment: 'nonPayer' });
    const lines = (await get('export')).body.split('\r\n');
    await shop.db.update(shopOrder).set({ taxTreatment: 'home' });
    expect(lines[0]).toMatch(/Kód;Název;Množství;Jednotka;Cena za jednotku;Celkem;Měna$/);
    expect(lines[1]).toBe('K-0;Konev, Zelená;1;ks;199,00;199,00;CZK');
    expect(lines.at(-2)).toBe('JARO;Sleva (JARO);1;;-10,00;-10,00;CZK');
  });

  it('have headings and names in the caller’s language', async () => {
    const [heading, first] = (await get('export', { locale: 'sk' })).body.split('\r\n');
    expect(heading).toContain('Názov;Množstvo;');
    expect(first).toContain(';Krhla, Zelená;');
  });

  it('have the pictures as an archive, each once, named by the code of the product', async () => {
    const response = await get('images/export');
    expect(response.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="obrazky-${code}.zip"`,
    });
    const files = readZip(response.rawPayload);
    expect([...files.keys()]).toEqual(['K-0.png', 'K-1.png']);
    for (const bytes of files.values()) expect((await sharp(bytes).metadata()).format).toBe('png');
  });

  it.each(['export', 'images/export'])('%s is only its customer’s', async (file) => {
    const other = await logInAs(shop, 'firma@example.com');
    const missing = await get(file, { id: 'o-none' });
    expect(missing.statusCode).toBe(404);
    const foreign = await get(file, { as: other });
    expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
    expect((await get(file, { as: {} })).statusCode).toBe(401);
  });

  it.each(['export', 'images/export'])('%s may be only for companies', async (file) => {
    const allowOnlyCompanies = (isOn: boolean) => {
      const value = { business_order_downloads: isOn };
      const target = setting.name;
      return shop.db
        .insert(setting)
        .values({ name: 'functions', value })
        .onConflictDoUpdate({ target, set: { value } });
    };
    await allowOnlyCompanies(true);
    const refused = await get(file);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ errors: [{ code: 'business_only' }] });
    const business = { name: 'Zahrady s.r.o.', tin: '27074358', vatin: null };
    await shop.db.update(customer).set({ business }).where(eq(customer.email, 'zakaznik@example.com'));
    expect((await get(file)).statusCode).toBe(200);
    await shop.db.update(customer).set({ business: null }).where(eq(customer.email, 'zakaznik@example.com'));
    await allowOnlyCompanies(false);
    expect((await get(file)).statusCode).toBe(200);
  });
});
