import type { AppLoadContext } from '@remix-run/node';
import type { Result } from '@vyloha/contract';
import { listProductsByCode } from '../api/list-products-by-code.server';
import type { BatchItem } from '../model/batch/added-batch';
import { type CodedProduct, variantOfCode } from '../model/batch/products-by-code';
import type { OrderLine, ParsedOrderLines } from '../model/batch/order-lines';
import { isSoldByMetre, toAmount } from '../model/lines/quantity';

const eanPattern = /^\d{8}(\d{5})?$/;

type Translate = AppLoadContext['t'];

async function findProducts({ cms }: AppLoadContext, lines: readonly OrderLine[]): Promise<readonly CodedProduct[]> {
  const codes = [...new Set(lines.map(({ code }) => code))];
  const byVariant = await listProductsByCode(cms, 'variantCodes', codes);
  const remainingCodes = codes.filter((code) => variantOfCode(byVariant, code) === null);
  const byProduct = [...byVariant, ...(await listProductsByCode(cms, 'codes', remainingCodes))];
  const eans = remainingCodes.filter((code) => eanPattern.test(code) && variantOfCode(byProduct, code) === null);
  return [...byProduct, ...(await listProductsByCode(cms, 'eans', eans))];
}

/** The line in the backend's amount, or its problem. */
function toItem(
  { number, code, quantity }: OrderLine,
  products: readonly CodedProduct[],
  t: Translate,
): BatchItem | string {
  const variant = variantOfCode(products, code);
  if (variant === null) return t('cart:import.unknownCode', { number, code });
  if (variant === 'ambiguous') return t('cart:import.ambiguousCode', { number, code });
  if (variant === 'severalProducts') return t('cart:import.severalProducts', { number, code });
  const amount = toAmount(quantity, variant.multiplier);
  const isAllowedQuantity = isSoldByMetre(variant.multiplier) || Number.isInteger(quantity);
  return isAllowedQuantity && amount > 0
    ? { variantId: variant.id, amount }
    : t('cart:import.wrongAmount', { number, code });
}

/** The items of an imported order; a single problem rejects all, so that a retry adds nothing twice. */
export async function toBatchItems(
  context: AppLoadContext,
  { lines, unreadable }: ParsedOrderLines,
): Promise<Result<readonly BatchItem[], readonly string[]>> {
  const products = await findProducts(context, lines);
  const parsedItems = lines.map((line) => ({ number: line.number, item: toItem(line, products, context.t) }));
  const unreadableItems = unreadable.map((number) => ({
    number,
    item: context.t('cart:import.unreadable', { number }),
  }));
  const all = [...parsedItems, ...unreadableItems].sort((a, b) => a.number - b.number).map(({ item }) => item);
  const problems = all.filter((item) => typeof item === 'string');
  if (problems.length > 0) return { ok: false, problem: problems };
  return { ok: true, value: all.filter((item) => typeof item !== 'string') };
}
