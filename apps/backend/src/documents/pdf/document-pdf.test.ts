import { expect, it } from 'vitest';
import { aDocument } from '../../testing/document-data';
import { pdfTexts } from '../../testing/pdf-texts';
import { documentPdf } from '@vyloha/backend-orders/testing';

const readable = (pdf: Buffer) => pdf.toString('latin1');
const pageCount = (pdf: Buffer) => readable(pdf).match(/\/Type \/Page\b/g)?.length;
const maxBytes = 60_000;

it('writes a page with the letters of the shop’s font that it needs', async () => {
  const pdf = await documentPdf(aDocument({ order: { billingName: 'Příliš žluťoučký kůň' } }));
  expect(readable(pdf)).toMatch(/^%PDF-1\.7/);
  expect(pageCount(pdf)).toBe(1);
  expect(readable(pdf).match(/\/FontName \/[A-Z]+\+SourceSans3-\w+/g)?.length).toBe(2);
  expect(readable(pdf)).toContain('/Lang (cs)');
  expect(pdf.byteLength).toBeLessThan(maxBytes);
});

it('goes on over pages', async () => {
  const items = Array.from({ length: 200 }, () => ({}));
  const pdf = await documentPdf(aDocument({ items }));
  expect(pageCount(pdf)).toBeGreaterThan(4);
  expect(pageCount(pdf)).toBeLessThan(10);
});

it.each(['invoice', 'creditNote', 'deliveryNote'] as const)('writes a %s', async (kind) => {
  const order = { roundingMinor: -38 };
  expect(pageCount(await documentPdf(aDocument({ kind, order })))).toBe(1);
});

it('has room for what is said about the tax and for it in crowns', async () => {
  const exchangeRate = { source: 'CNB', currency: 'EUR', day: '2026-11-20', units: 1, rate: 24.315 } as const;
  const order = { currency: 'EUR', taxCountry: 'DEU', taxTreatment: 'reverseCharge' } as const;
  const plain = await documentPdf(aDocument());
  const pdf = await documentPdf(aDocument({ order, exchangeRate }));
  expect(pageCount(pdf)).toBe(1);
  expect(pdf.byteLength).toBeGreaterThan(plain.byteLength);
});

it('states the tax of a Slovak trader’s document in crowns in euro', async () => {
  const exchangeRate = { source: 'ECB', currency: 'CZK', day: '2026-11-20', units: 1, rate: 24.315 } as const;
  const data = aDocument({ settings: { taxCountry: 'SVK' }, order: { locale: 'sk' }, exchangeRate });
  const all = pdfTexts(await documentPdf(data)).join('\n');
  const title = 'Rekapitulácia DPH v eurách (kurz ECB 24,315 CZK za 1 € zo dňa';
  expect(all.replaceAll('\n', ' ')).toContain(title);
  const [rate] = data.rates;
  const euro = (minor: number) => (Math.round(minor / 24.315) / 100).toFixed(2).replace('.', ',');
  expect(all).toContain(`21 %\n${euro(rate?.baseMinor ?? 0)} €\n${euro(rate?.taxMinor ?? 0)} €`);
});

it('bears names without a space and of any length', async () => {
  const endless = 'ž'.repeat(190);
  const order = { businessName: endless, billingStreet: endless, shippingName: endless };
  const name = { cs: endless, sk: endless };
  const items = [{ productName: name, variantMarketingCode: endless }];
  for (const kind of ['invoice', 'deliveryNote'] as const) {
    expect(pageCount(await documentPdf(aDocument({ kind, order, items })))).toBe(1);
  }
});
