import type { AppLoadContext } from '@remix-run/node';
import { listProductsByCode } from '../api/products.server';
import { toRequestedAmount } from '../model/adding/add-to-cart-input';
import type { RequestedAmount } from '../model/adding/adjusted-quantity';
import type { OrderLine } from '../model/batch/order-lines';
import { type CodedProduct, type CodedVariant, type CodeProblem, variantOfCode } from '../model/batch/products-by-code';
import { isSoldByMetre } from '../model/lines/quantity';

const eanPattern = /^\d{8}(\d{5})?$/;

/** A line's variant and backend amount, or why it has none. */
export type LineVariant =
  | ({ problem: null; variant: CodedVariant } & RequestedAmount)
  | { problem: CodeProblem | 'wrongAmount'; candidates: readonly CodedVariant[] };

async function findProducts({ cms }: AppLoadContext, lines: readonly OrderLine[]): Promise<readonly CodedProduct[]> {
  const codes = [...new Set(lines.map(({ code }) => code))];
  const byVariant = await listProductsByCode(cms, 'variantCodes', codes);
  const isUnknownIn = (products: readonly CodedProduct[]) => (code: string) => {
    const found = variantOfCode(products, code);
    return found.variant === null && found.problem === 'unknownCode';
  };
  const remainingCodes = codes.filter(isUnknownIn(byVariant));
  const byProduct = [...byVariant, ...(await listProductsByCode(cms, 'codes', remainingCodes))];
  const eans = remainingCodes.filter((code) => eanPattern.test(code) && isUnknownIn(byProduct)(code));
  return [...byProduct, ...(await listProductsByCode(cms, 'eans', eans))];
}

function toLineVariant({ code, quantity }: OrderLine, products: readonly CodedProduct[]): LineVariant {
  const found = variantOfCode(products, code);
  if (found.variant === null) return found;
  const { variant } = found;
  const requested = toRequestedAmount(quantity, variant.multiplier);
  const isAllowedQuantity = isSoldByMetre(variant.multiplier) || Number.isInteger(quantity);
  return isAllowedQuantity && requested.amount > 0
    ? { problem: null, variant, ...requested }
    : { problem: 'wrongAmount', candidates: [variant] };
}

/** What each line orders, in their order; codes of variants go before those of products, those before EANs. */
export async function findLineVariants(
  context: AppLoadContext,
  lines: readonly OrderLine[],
): Promise<readonly LineVariant[]> {
  const products = await findProducts(context, lines);
  return lines.map((line) => toLineVariant(line, products));
}
