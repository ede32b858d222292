import { sumMinor, withoutTax } from '@vyloha/money';
import type { TaxedPrice } from '@vyloha/money';
import type { Cart, CartLine } from '../model/cart';
import { createEmptyCart } from '../model/create-empty-cart';

const taxRate = 21;

function taxed(withTaxMinor: number): TaxedPrice {
  return { withTaxMinor, withoutTaxMinor: withoutTax(withTaxMinor, taxRate) };
}

/** One hose for 499 Kč, changed as the test needs; the total follows from the amount unless given. */
export function aCartLine(changes: Partial<CartLine> = {}): CartLine {
  const amount = changes.amount ?? 1;
  const unitPrice = changes.unitPrice ?? taxed(49_900);
  return {
    id: 'ci-1',
    parentId: null,
    productId: 'p-hadice-flexi',
    variantId: 'v-hadice-flexi-20',
    slug: 'zahradni-hadice-flexi',
    name: 'Zahradní hadice Flexi',
    variantName: 'Zelená, 20 m',
    code: '10023-1',
    brandName: 'Rosa',
    categoryName: 'Zahrada | Zavlažování | Hadice',
    picture: { fileKey: 'hose-green-01', alt: 'Zelená zahradní hadice' },
    unit: 'ks',
    amount,
    freeAmount: 0,
    multiplier: 1,
    limits: { min: 1, max: null, step: 1 },
    isSaleable: true,
    stock: { isChecked: true, pieces: 12, isAvailable: true, text: 'Skladem', soldOutText: 'Na dotaz', delayDays: 0 },
    warehouses: [{ id: 'w-praha', pieces: 12 }],
    unitPrice,
    total: taxed(unitPrice.withTaxMinor * amount),
    credits: null,
    quote: null,
    ...changes,
  };
}

/** A cart with the given lines (one by default), its totals added up. */
export function aCart(changes: Partial<Cart> = {}): Cart {
  const lines = changes.lines ?? [aCartLine()];
  const total: TaxedPrice = {
    withTaxMinor: sumMinor(lines.map((line) => line.total.withTaxMinor)),
    withoutTaxMinor: sumMinor(lines.map((line) => line.total.withoutTaxMinor)),
  };
  const empty = createEmptyCart('CZK');
  return {
    ...empty,
    id: 'cart-1',
    lines,
    totals: { ...empty.totals, items: total, total, original: total },
    limitValueMinor: total.withTaxMinor,
    freeShippingAtMinor: 150_000,
    ...changes,
  };
}
