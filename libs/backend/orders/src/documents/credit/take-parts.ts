import { sumMinor, withoutTax } from '@vyloha/money';
import type { OrderItemRow } from '../../orders/placing/to-order-rows';
import type { OrderPart } from './order-parts';

/** What is given back: pieces of lines, amounts off their prices, or everything that is left. */
export type Return =
  'all' | { pieces: readonly { itemId: string; amount: number }[] } | { reductions: readonly Reduction[] };

interface Reduction {
  itemId: string;
  reductionMinor: number;
}

type Line = Pick<OrderItemRow, 'id' | 'type' | 'parentId' | 'taxRate'>;

const isSpent = ({ amount, totalMinor, totalWithoutTaxMinor }: OrderPart) =>
  amount === 0 && totalMinor === 0 && totalWithoutTaxMinor === 0;

const totalOf = (parts: readonly OrderPart[]) => sumMinor(parts.map(({ totalMinor }) => totalMinor));

/** Of this line, with its discounts. */
const ofLine = (parts: readonly OrderPart[], itemId: string) => parts.filter((part) => part.itemId === itemId);
const piecesOf = (parts: readonly OrderPart[], itemId: string) =>
  ofLine(parts, itemId).find(({ kind }) => kind === 'item')?.amount ?? 0;

/** Its price, which the deposit for its packaging is no part of. */
const priceOfLine = (parts: readonly OrderPart[], itemId: string) =>
  ofLine(parts, itemId).filter(({ kind }) => kind !== 'deposit');

/** What a line still costs after discounts and what was given back. */
export function leftOfLine(parts: readonly OrderPart[], itemId: string): number {
  return sumMinor(priceOfLine(parts, itemId).map(({ totalMinor }) => totalMinor));
}

/**
 * So many pieces of those that are left, which may have been reduced: the last ones take what is left exactly. The price
 * of the pieces bears what rounding does, so that no discount exceeds it.
 */
function takeShare(parts: readonly OrderPart[], pieces: number, left: number): OrderPart[] {
  if (pieces === left) return [...parts];
  const share = (minor: number) => Math.round((minor * pieces) / left);
  const discounts = parts
    .filter(({ kind }) => kind !== 'item')
    .map((part) => ({
      ...part,
      totalMinor: share(part.totalMinor),
      totalWithoutTaxMinor: share(part.totalWithoutTaxMinor),
    }));
  const bear = (pick: 'totalMinor' | 'totalWithoutTaxMinor') =>
    share(sumMinor(parts.map((part) => part[pick]))) - sumMinor(discounts.map((part) => part[pick]));
  const price = { totalMinor: bear('totalMinor'), totalWithoutTaxMinor: bear('totalWithoutTaxMinor') };
  return parts.map((part) =>
    part.kind === 'item'
      ? { ...part, amount: pieces, ...price }
      : (discounts.find(({ kind }) => kind === part.kind) ?? part),
  );
}

function takePieces(
  left: readonly OrderPart[],
  lines: readonly Line[],
  pieces: readonly { itemId: string; amount: number }[],
): OrderPart[] {
  const amounts = new Map(
    pieces.map(({ itemId, amount }) => [itemId, Math.min(amount, Math.max(0, piecesOf(left, itemId)))]),
  );
  const isGone = ({ id }: Pick<Line, 'id'>) => piecesOf(left, id) === (amounts.get(id) ?? 0);
  const isLast = lines.filter(({ type }) => type === 'product').every(isGone);
  // With the last product comes back what the whole order cost besides, as after its cancellation.
  if (isLast && [...amounts.values()].some((amount) => amount > 0)) return [...left];
  // A gift comes back with the last piece of the product that it belongs to.
  const gifts = lines.filter(
    ({ type, parentId }) => type === 'gift' && parentId !== null && amounts.get(parentId) && isGone({ id: parentId }),
  );
  return [
    ...[...amounts].flatMap(([itemId, amount]) =>
      amount === 0 ? [] : takeShare(ofLine(left, itemId), amount, piecesOf(left, itemId)),
    ),
    ...gifts.flatMap(({ id }) => ofLine(left, id)),
  ];
}

function takeReduction(
  left: readonly OrderPart[],
  { itemId, reductionMinor }: Reduction,
  taxRate: number,
): OrderPart[] {
  const lineMinor = leftOfLine(left, itemId);
  const totalMinor = Math.min(reductionMinor, lineMinor);
  const baseMinor = sumMinor(priceOfLine(left, itemId).map((part) => part.totalWithoutTaxMinor));
  const totalWithoutTaxMinor =
    totalMinor === lineMinor ? baseMinor : Math.min(withoutTax(totalMinor, taxRate), baseMinor);
  return [{ itemId, kind: 'item', amount: 0, totalMinor, totalWithoutTaxMinor }];
}

function take(left: readonly OrderPart[], lines: readonly Line[], what: Return): readonly OrderPart[] {
  if (what === 'all') return left;
  if ('pieces' in what) return takePieces(left, lines, what.pieces);
  return what.reductions.flatMap((reduction) => {
    const taxRate = lines.find(({ id }) => id === reduction.itemId)?.taxRate ?? 0;
    return takeReduction(left, reduction, taxRate);
  });
}

/**
 * The parts that a return takes of what is left of an order, never more than that: several returns never exceed the
 * order, and when all products have come back they equal it. What rounded its price comes back with the last ones.
 */
export function takeParts(left: readonly OrderPart[], lines: readonly Line[], what: Return): OrderPart[] {
  const taken = take(left, lines, what);
  const restMinor = totalOf(left) - totalOf(taken);
  // The price was rounded down by what the lines still cost: they have not been paid for to the last hundredth.
  const rounding = { itemId: '', kind: 'rounding' as const, amount: 0, totalMinor: restMinor, totalWithoutTaxMinor: 0 };
  return [...taken, ...(restMinor < 0 ? [rounding] : [])].filter((part) => !isSpent(part));
}
