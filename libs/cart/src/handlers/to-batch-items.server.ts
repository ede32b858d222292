import type { AppLoadContext } from '@remix-run/node';
import { listGoodsByCode } from '../api/list-goods-by-code.server';
import type { BatchItem } from '../model/batch-outcome';
import { type CodedGoods, variantOfCode } from '../model/goods-by-code';
import type { OrderLine, ReadOrderLines } from '../model/order-lines';
import { isSoldByMetre, toAmount } from '../model/quantity';

type Text = AppLoadContext['t'];

async function findGoods({ cms }: AppLoadContext, lines: readonly OrderLine[]): Promise<readonly CodedGoods[]> {
  const codes = [...new Set(lines.map(({ code }) => code))];
  const byVariant = await listGoodsByCode(cms, 'variantCodes', codes);
  const others = codes.filter((code) => variantOfCode(byVariant, code) === null);
  return [...byVariant, ...(await listGoodsByCode(cms, 'codes', others))];
}

/** The line as the backend counts it, or what is wrong with it. */
function toItem({ number, code, quantity }: OrderLine, goods: readonly CodedGoods[], t: Text): BatchItem | string {
  const variant = variantOfCode(goods, code);
  if (variant === null) return t('cart:import.unknownCode', { number, code });
  if (variant === 'ambiguous') return t('cart:import.ambiguousCode', { number, code });
  const amount = toAmount(quantity, variant.multiplier);
  const isWhole = isSoldByMetre(variant.multiplier) || Number.isInteger(quantity);
  return isWhole && amount > 0 ? { variantId: variant.id, amount } : t('cart:import.wrongAmount', { number, code });
}

/** The goods of an imported order; with a single problem nothing is to be added, so that nothing is added twice. */
export async function toBatchItems(
  context: AppLoadContext,
  { lines, unreadable }: ReadOrderLines,
): Promise<{ items: readonly BatchItem[]; problems: readonly string[] }> {
  const goods = await findGoods(context, lines);
  const found = lines.map((line) => ({ number: line.number, item: toItem(line, goods, context.t) }));
  const unread = unreadable.map((number) => ({ number, item: context.t('cart:import.unreadable', { number }) }));
  const all = [...found, ...unread].sort((a, b) => a.number - b.number).map(({ item }) => item);
  return {
    items: all.filter((item) => typeof item !== 'string'),
    problems: all.filter((item) => typeof item === 'string'),
  };
}
