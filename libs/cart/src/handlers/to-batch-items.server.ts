import type { AppLoadContext } from '@remix-run/node';
import type { Result } from '@vyloha/contract';
import type { NumberedItem } from './add-order-lines.server';
import type { LineProblem } from '../model/batch/line-problem';
import type { ParsedOrderLines } from '../model/batch/order-lines';
import { findLineVariants } from './find-line-variants.server';

/** The items of an imported order; a single problem rejects all, so that a retry adds nothing twice. */
export async function toBatchItems(
  context: AppLoadContext,
  { lines, unreadable }: ParsedOrderLines,
): Promise<Result<readonly NumberedItem[], readonly LineProblem[]>> {
  const { t } = context;
  const found = await findLineVariants(context, lines);
  const refusedLines = lines.flatMap(({ number, code }, index) => {
    const problem = found[index]?.problem ?? null;
    return problem === null ? [] : [{ number, message: t(`cart:import.${problem}`, { code }) }];
  });
  const unreadableLines = unreadable.map((number) => ({ number, message: t('cart:import.unreadable') }));
  const problems = [...refusedLines, ...unreadableLines].sort((a, b) => a.number - b.number);
  if (problems.length > 0) return { ok: false, problem: problems };
  const items = lines.flatMap(({ number }, index) => {
    const line = found[index];
    if (line?.problem !== null) return [];
    const { problem: _, variant, ...requested } = line;
    return [{ number, variantId: variant.id, ...requested }];
  });
  return { ok: true, value: items };
}
