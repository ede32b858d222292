import { sumMinor, toMinor, withoutTax } from '@vyloha/money';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withdrawal, withdrawalItem } from '@vyloha/backend-after-sales/tables';
import { type OrderRow, issueDocuments } from '@vyloha/backend-orders';
import {
  creditedPart,
  documentTax,
  orderDiscount,
  orderItem,
  shopDocument,
  shopOrder,
  taxedDocument,
} from '@vyloha/backend-orders/tables';
import { serviceBase } from '@vyloha/backend-shop';
import { setting } from '@vyloha/backend-shop/tables';
import { anOrderItemRow, anOrderRow } from '../testing/order-rows';
import { openShopForCommands, type ShopForCommands } from '../testing/shop-for-commands';
import { oneTestDatabase } from '../testing/test-databases';

const days = ['2026-10-31T22:59:59Z', '2026-11-15T09:00:00Z', '2026-12-31T22:59:59Z', '2026-12-31T23:00:00Z'];
const periods = { months: ['2026-10', '2026-11', '2026-12', '2027-01'], quarters: ['2026Q4', '2027Q1'] };

/** Where goods go, and the rates that are charged there. */
const places = [
  { taxTreatment: 'home', taxCountry: 'CZE', rates: [21, 12], numbers: {} },
  {
    taxTreatment: 'home',
    taxCountry: 'CZE',
    rates: [21, 12],
    numbers: { businessName: 'Zahrady', vatin: 'CZ27074358' },
  },
  { taxTreatment: 'oss', taxCountry: 'SVK', rates: [23, 5], numbers: {} },
  { taxTreatment: 'oss', taxCountry: 'DEU', rates: [19, 7], numbers: {} },
  {
    taxTreatment: 'reverseCharge',
    taxCountry: 'DEU',
    rates: [0, 0],
    numbers: { businessName: 'G', vatin: 'DE100000000' },
  },
  { taxTreatment: 'export', taxCountry: 'GBR', rates: [0, 0], numbers: {} },
] as const;

const cases = fc.record({
  place: fc.constantFrom(...places),
  currency: fc.constantFrom('CZK', 'EUR'),
  lines: fc.array(
    fc.record({
      unitMinor: fc.integer({ min: 1, max: 900_000 }),
      amount: fc.integer({ min: 1, max: 5 }),
      isReduced: fc.boolean(),
      deposit: fc.constantFrom(0, 300),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  couponPercent: fc.constantFrom(0, 10, 33),
  shipperMinor: fc.integer({ min: 0, max: 20_000 }),
  fate: fc.constantFrom('kept', 'cancelled', 'withdrawn', 'withdrawn and cancelled'),
  day: fc.integer({ min: 0, max: days.length - 1 }),
  later: fc.integer({ min: 0, max: 2 }),
});
type Case = typeof cases extends fc.Arbitrary<infer T> ? T : never;

describe.each(oneTestDatabase(import.meta.url))('taxes of documents on $name', ({ open }) => {
  let shop: ShopForCommands;
  /** With what of its total is a deposit. */
  const orders = new Map<string, { order: OrderRow; deposit: number }>();

  async function insert({ place, currency, lines, couponPercent, shipperMinor }: Case): Promise<OrderRow> {
    const { id: orderId } = anOrderRow();
    const items = lines.map(({ unitMinor, amount, isReduced, deposit }, position) => {
      const taxRate = place.rates[isReduced ? 1 : 0];
      const totalMinor = unitMinor * amount;
      const totals = { totalMinor, totalWithoutTaxMinor: withoutTax(totalMinor, taxRate) };
      return anOrderItemRow({
        orderId,
        position,
        amount,
        unitMinor,
        taxRate,
        ...totals,
        depositMinor: deposit * amount,
      });
    });
    const shares = [...new Set(items.map(({ taxRate }) => taxRate))].map((taxRate) => {
      const own = items.filter((item) => item.taxRate === taxRate);
      return { listRate: taxRate, taxRate, weight: sumMinor(own.map(({ totalMinor }) => totalMinor)) };
    });
    const coupons = shares.map(({ taxRate, weight }) => {
      const totalMinor = Math.round((weight * couponPercent) / 100);
      return {
        kind: 'coupon' as const,
        taxRate,
        totalMinor: -totalMinor,
        totalWithoutTaxMinor: -withoutTax(totalMinor, taxRate),
      };
    });
    const deposit = sumMinor(items.map(({ depositMinor }) => depositMinor));
    const deposits = { kind: 'deposit' as const, taxRate: 0, totalMinor: deposit, totalWithoutTaxMinor: deposit };
    const discounts = [...coupons, deposits].filter(({ totalMinor }) => totalMinor !== 0);
    const sumOf = (key: 'totalMinor' | 'totalWithoutTaxMinor') =>
      sumMinor([...items, ...discounts].map((part) => part[key]));
    const exactMinor = sumOf('totalMinor') + shipperMinor;
    const totalMinor = currency === 'CZK' ? Math.round(exactMinor / 100) * 100 : exactMinor;
    const shipperWithoutTaxMinor = serviceBase(shipperMinor, shares);
    const { taxTreatment, taxCountry, numbers } = place;
    const order = anOrderRow({
      ...{ id: orderId, currency, taxTreatment, taxCountry, ...numbers, serviceShares: shares },
      ...{ shipperMinor, shipperWithoutTaxMinor, paymentMinor: 0, paymentWithoutTaxMinor: 0 },
      ...{ itemsMinor: sumOf('totalMinor'), itemsWithoutTaxMinor: sumOf('totalWithoutTaxMinor') },
      ...{ totalMinor, roundingMinor: totalMinor - exactMinor },
      totalWithoutTaxMinor: sumOf('totalWithoutTaxMinor') + shipperWithoutTaxMinor,
    });
    await shop.db.insert(shopOrder).values(order);
    await shop.db.insert(orderItem).values(items);
    if (discounts.length > 0) {
      const name = { cs: 'Sleva', sk: 'Zľava' };
      await shop.db
        .insert(orderDiscount)
        .values(discounts.map((row, position) => ({ ...row, orderId, position, name })));
    }
    orders.set(orderId, { order, deposit });
    return order;
  }

  async function live(one: Case): Promise<void> {
    const { id } = await insert(one);
    const at = (index: number) => new Date(days[index] ?? '2027-01-31T12:00:00Z');
    await shop.db.transaction((tx) => issueDocuments(tx, id, 'paid', at(one.day)));
    const later = at(one.day + one.later);
    if (one.fate.startsWith('withdrawn')) {
      const received = { attemptHash: id, state: 'accepted' as const, isLate: false, receivedAt: later };
      await shop.db.insert(withdrawal).values({ id, code: id, orderId: id, ...received });
      const [first] = await shop.db.select().from(orderItem).where(eq(orderItem.orderId, id));
      await shop.db.insert(withdrawalItem).values({ withdrawalId: id, itemId: first?.id ?? '', amount: 1 });
      await shop.db.transaction((tx) => issueDocuments(tx, id, 'returns', later));
    }
    if (one.fate.endsWith('cancelled')) await shop.db.transaction((tx) => issueDocuments(tx, id, 'cancelled', later));
  }

  beforeAll(async () => {
    shop = await openShopForCommands(open);
    for (const one of fc.sample(cases, { numRuns: 24, seed: 2026 })) await live(one);
  });
  afterAll(() => shop.close());

  const read = (kind: string, period: string) => shop.vyloha('taxes', 'export', period, '--kind', kind);
  const readAll = async () => {
    const exports = [];
    for (const kind of ['home', 'control', 'summary', 'export', 'oss'])
      for (const period of kind === 'oss' ? periods.quarters : [...periods.months, ...periods.quarters])
        exports.push({ kind, period, csv: await read(kind, period) });
    return exports;
  };

  interface Sum {
    count: number;
    base: number;
    tax: number;
    total: number;
  }

  /** Lines by their columns. */
  function parse(csv: string) {
    const [heading = '', ...rows] = csv.replace('\uFEFF', '').split('\r\n');
    return rows.map((row) => {
      const cells = row.split(';');
      return Object.fromEntries(heading.split(';').map((name, index) => [name, cells[index] ?? '']));
    });
  }
  const toAmount = (cell = '') => toMinor(Number(cell.replace(',', '.')));

  /** Sums by currency of what the documents of a period say, from orders and what was credited of them. */
  async function expected(kind: string, period: string): Promise<Record<string, Sum>> {
    const treatment = { summary: 'reverseCharge', control: 'home' }[kind] ?? kind;
    const credited = await shop.db.select().from(creditedPart);
    const inPeriod = (issuedAt: Date) => {
      const month = issuedAt.toLocaleDateString('sv', { timeZone: 'Europe/Prague' }).slice(0, 'YYYY-MM'.length);
      return period === month || (period === '2027Q1' ? month === '2027-01' : period === '2026Q4' && month < '2027');
    };
    const sums: Record<string, Sum> = {};
    for (const document of await shop.db.select().from(shopDocument)) {
      const { orderId, subject, issuedAt, currency, totalMinor } = document;
      const { order, deposit = 0 } = orders.get(orderId) ?? {};
      if (order?.taxTreatment !== treatment || totalMinor === null || !inPeriod(issuedAt)) continue;
      const parts = credited.filter((part) => part.orderId === orderId && part.subject === subject);
      const ofCredit = (key: 'totalMinor' | 'totalWithoutTaxMinor') =>
        -sumMinor(parts.filter((part) => part.kind !== 'deposit' && part.kind !== 'rounding').map((part) => part[key]));
      const isInvoice = document.kind === 'invoice';
      const base = isInvoice ? order.totalWithoutTaxMinor - deposit : ofCredit('totalWithoutTaxMinor');
      const taxed = isInvoice ? totalMinor - order.roundingMinor - deposit : ofCredit('totalMinor');
      const sum = (sums[currency] ??= { count: 0, base: 0, tax: 0, total: 0 });
      sum.count += 1;
      sum.base += base;
      sum.tax += taxed - base;
      sum.total += totalMinor;
    }
    return sums;
  }

  it('are those of the documents of the period to the last hundredth, each document once', async () => {
    let counted = 0;
    for (const { kind, period, csv } of await readAll()) {
      const lines = parse(csv);
      const totals = lines.filter(({ section }) => section === 'total');
      const read = totals.map(({ currency = '', count, base, tax, total }) => {
        return [currency, { count: Number(count), base: toAmount(base), tax: toAmount(tax), total: toAmount(total) }];
      });
      expect(Object.fromEntries(read), `${kind} ${period}`).toEqual(await expected(kind, period));
      for (const { currency = '', ...total } of totals) {
        const own = lines.filter((line) => line['currency'] === currency && line['section'] !== 'total');
        for (const column of ['base', 'tax', 'total'] as const)
          expect(sumMinor(own.map((line) => toAmount(line[column])))).toBe(toAmount(total[column]));
        if (kind !== 'control' && periods.quarters.includes(period)) counted += Number(total['count']);
      }
    }
    expect(counted).toBe(await shop.db.$count(shopDocument));
  });

  it('of documents from before they were stored are the same, once', async () => {
    const before = await readAll();
    const [rows, taxed] = [await shop.db.select().from(documentTax), await shop.db.select().from(taxedDocument)];
    await shop.db.delete(documentTax);
    await shop.db.delete(taxedDocument);
    expect(await readAll()).toEqual(before);
    expect(await readAll()).toEqual(before);
    expect(await shop.db.select().from(documentTax)).toHaveLength(rows.length);
    expect(await shop.db.select().from(taxedDocument)).toHaveLength(taxed.length);
  });

  it('are of a month or a quarter, the one-stop shop of quarters', async () => {
    await expect(read('home', '2026-13')).rejects.toThrow("'2026-13' is no period");
    await expect(read('oss', '2026-11')).rejects.toThrow('of quarters');
    await expect(read('all', '2026-11')).rejects.toThrow("'all' is none of home, oss");
    const file = shop.path('dane.csv');
    expect(await shop.vyloha('taxes', 'export', '2026Q4', '--kind', 'oss', '--file', file)).toContain('lines are in');
  });

  it.each([
    [{ tin: '27074358', businessName: null }, true],
    [{ tin: null, businessName: 'Zahrady' }, true],
    [{ tin: null, businessName: null }, false],
  ])('are those of a business where the order is one: %o, %s', async (numbers, isBusiness) => {
    await shop.db.update(shopOrder).set(numbers);
    await shop.db.delete(documentTax);
    await shop.db.delete(taxedDocument);
    await read('home', '2026Q4');
    const rows = await shop.db.selectDistinct({ isBusiness: taxedDocument.isBusiness }).from(taxedDocument);
    expect(rows).toEqual([{ isBusiness }]);
  });

  it('are empty for a trader who pays no VAT, and say so', async () => {
    await shop.db.update(taxedDocument).set({ treatment: 'nonPayer' });
    await shop.db.insert(setting).values({ name: 'vatPayer', value: false });
    const file = shop.path('nic.csv');
    for (const kind of ['home', 'oss', 'summary', 'export', 'control']) {
      expect(await read(kind, '2026Q4')).toMatch(/^\uFEFFsection;.*localTotal$/);
      const said = await shop.vyloha('taxes', 'export', '2026Q4', '--kind', kind, '--file', file);
      expect(said).toContain('the shop pays no VAT (setting vatPayer)');
    }
  });
});
