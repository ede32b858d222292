import type { Currency } from '@vyloha/money';
import { type DocumentData, type DocumentKind, toDocumentData } from '@vyloha/backend-orders/testing';
import type { OrderItemRow, OrderRow, OrderRows } from '@vyloha/backend-orders';
import type { ShopSettings } from '@vyloha/backend-shop';
import { parseShopSettings } from '@vyloha/backend-shop/testing';
import { testNow } from './create-test-shop';
import { shopFixture } from './fixture-shop';
import { anOrderItemRow, anOrderRow } from './order-rows';

const crown: Currency = {
  code: 'CZK',
  symbol: 'Kč',
  symbolPlacement: 'right',
  decimalPlaces: 2,
  decimalPoint: ',',
  millesimalPoint: '\u00a0',
  hideZeroDecimals: true,
};

type OrderDiscountRow = OrderRows['discounts'][number];

interface DocumentOptions {
  kind?: DocumentKind;
  order?: Partial<OrderRow>;
  items?: readonly Partial<OrderItemRow>[];
  /** A coupon of 10 by default. */
  discounts?: readonly Pick<OrderDiscountRow, 'kind' | 'taxRate' | 'totalMinor' | 'totalWithoutTaxMinor'>[];
  isPaid?: boolean;
  exchangeRate?: DocumentData['exchangeRate'];
  settings?: Partial<ShopSettings>;
  currency?: Currency;
}

const coupon = { kind: 'coupon', taxRate: 21, totalMinor: -1210, totalWithoutTaxMinor: -1000 } as const;

const companyRegister = 'Zapsaná v obchodním rejstříku vedeném Městským soudem v Praze, oddíl C, vložka 1';

/** A document about an order: a watering can at 21 %, seeds at 12 %, a coupon, delivery; unpaid by default. */
export function aDocument({
  kind = 'invoice',
  order = {},
  items,
  discounts: reductions = [coupon],
  isPaid = false,
  exchangeRate = null,
  settings: changes = {},
  currency = crown,
}: DocumentOptions = {}): DocumentData {
  const orderRow = anOrderRow({ id: 'o-1', code: '2026000042', couponId: 'c-1', couponCode: 'JARO', ...order });
  const lines = items ?? [{}, { taxRate: 12, totalMinor: 11_200, totalWithoutTaxMinor: 10_000, amount: 2 }];
  const itemRows = lines.map((line, position) => anOrderItemRow({ orderId: 'o-1', position, ...line }));
  const discounts = reductions.map((discount, position) => ({
    ...{ orderId: 'o-1', position, name: { cs: 'Sleva', sk: 'Zľava' } },
    ...discount,
  }));
  const sum = (pick: 'totalMinor' | 'totalWithoutTaxMinor') =>
    [...itemRows, ...discounts].reduce((total, row) => total + row[pick], 0);
  const { shipperMinor, shipperWithoutTaxMinor, paymentMinor, paymentWithoutTaxMinor, roundingMinor } = orderRow;
  const totals = {
    totalMinor: sum('totalMinor') + shipperMinor + paymentMinor + roundingMinor,
    totalWithoutTaxMinor: sum('totalWithoutTaxMinor') + shipperWithoutTaxMinor + paymentWithoutTaxMinor,
  };
  const settings = {
    ...parseShopSettings(shopFixture.settings),
    companyRegister: { cs: companyRegister, sk: companyRegister },
    ...changes,
  };
  const issued = { id: '7f0c7d1e-3a52-4d0c-9f5a-0d8f3c1c2b11', number: '202611000001', subject: '', now: testNow };
  const originalNumber = kind === 'creditNote' ? '202611000001' : null;
  return toDocumentData(
    { order: { ...orderRow, ...totals }, items: itemRows, discounts, parcels: [] },
    { ...issued, kind, originalNumber, cause: kind === 'creditNote' ? 'cancellation' : null, isPaid, exchangeRate },
    { settings, currency, countryCodes: { CZE: 'CZ', SVK: 'SK', GBR: 'GB' } },
  );
}
