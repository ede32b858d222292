import type { AppLoadContext } from '@remix-run/node';
import type { NumberedItem } from './add-order-lines.server';
import type { LineProblem } from '../model/batch/line-problem';
import type { ParsedOrderLines } from '../model/batch/order-lines';
import { findLineVariants } from './find-line-variants.server';

/** What an imported order asks for, and what is wrong with its other lines. */
export interface FoundItems {
  items: readonly NumberedItem[];
  /** In the order of the lines. */
  problems: readonly LineProblem[];
}

/** Looks up the lines of an imported order. */
export async function toBatchItems(
  context: AppLoadContext,
  { lines, unreadable }: ParsedOrderLines,
): Promise<FoundItems> {
  const { t } = context;
  const found = await findLineVariants(context, lines);
  const refusedLines = lines.flatMap(({ number, code }, index) => {
    const problem = found[index]?.problem ?? null;
    return problem === null ? [] : [{ number, message: t(`cart:import.${problem}`, { code }) }];
  });
  const unreadableLines = unreadable.map(({ number, defect }) => ({ number, message: t(`cart:import.${defect}`) }));
  const items = lines.flatMap(({ number }, index) => {
    const line = found[index];
    if (line?.problem !== null) return [];
    const { problem: _, variant, ...requested } = line;
    return [{ number, variantId: variant.id, ...requested }];
  });
  return { items, problems: [...refusedLines, ...unreadableLines].sort((a, b) => a.number - b.number) };
}
