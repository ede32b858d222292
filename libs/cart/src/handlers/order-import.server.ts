import type { AppLoadContext } from '@remix-run/node';
import { paths } from '@vyloha/links';
import { refused, seeOther } from '@vyloha/links/server';
import type { LineProblem } from '../model/batch/line-problem';
import { type OrderImportRefusal, readOrderText } from '../model/batch/order-import';
import { maxOrderLines, parseOrderLines } from '../model/batch/order-lines';
import type { OrderEntryRefusal } from '../model/bulk-order/order-entry';
import { cartProblemMessage, cartProblemTone } from '../model/changes/cart-problem';
import { addOrderLines } from './add-order-lines.server';
import { toBatchItems } from './to-batch-items.server';

function refuse(text: string, problems: readonly string[], alert: OrderImportRefusal['alert'] = null) {
  return refused<OrderEntryRefusal>({ bulkOrder: null, list: { text, problems: [...new Set(problems)], alert } });
}

/** Adds a list of codes to the cart: all of it or, with any unknown code, nothing. */
export async function importOrder(context: AppLoadContext, fields: unknown) {
  const { t } = context;
  const { text, isTooLong } = readOrderText(fields);
  if (isTooLong) return refuse(text, [t('cart:import.tooLong')]);
  const parsedOrder = parseOrderLines(text);
  const count = parsedOrder.lines.length + parsedOrder.unreadable.length;
  if (count === 0) return refuse(text, [t('cart:import.empty')]);
  if (count > maxOrderLines) return refuse(text, [t('cart:import.tooMany', { most: maxOrderLines })]);
  const toText = ({ number, message }: LineProblem) => t('cart:import.refused', { number, message });
  const items = await toBatchItems(context, parsedOrder);
  if (!items.ok) return refuse(text, items.problem.map(toText));
  const added = await addOrderLines(context, items.value);
  if (added.ok) return seeOther(paths.cart());
  if (added.problem.lines !== null) return refuse(text, added.problem.lines.map(toText));
  const { problem } = added.problem;
  return refuse(text, [], { tone: cartProblemTone(problem), text: cartProblemMessage(problem, t) });
}
