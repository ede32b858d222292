import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { readFields } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { refused, seeOther } from '@vyloha/links/server';
import { type CartProblem, cartProblemMessage, cartProblemTone } from '../model/changes/cart-problem';
import { orderImportFields, type OrderImportRefusal, readOrderText } from '../model/batch/order-import';
import { maxOrderLines, parseOrderLines } from '../model/batch/order-lines';
import { addBatchToCart } from './add-batch-to-cart.server';
import { toBatchItems } from './to-batch-items.server';

/** Loads the page that imports a list of codes. */
export async function orderImportLoader({ context }: LoaderFunctionArgs) {
  return { meta: { title: context.t('cart:import.title') } };
}

function refuse(refusal: OrderImportRefusal) {
  return refused<OrderImportRefusal>(refusal);
}

function refuseWithAlert({ t }: AppLoadContext, text: string, problem: CartProblem) {
  const alert = { tone: cartProblemTone(problem), text: cartProblemMessage(problem, t) };
  return refuse({ text, problems: [], alert });
}

/** Adds a list of codes to the cart: all of it or, with any unknown code, nothing. */
export async function orderImportAction({ request, context }: ActionFunctionArgs) {
  const { text, isTooLong } = readOrderText(await readFields(request, { names: orderImportFields }));
  if (isTooLong) return refuse({ text, problems: [context.t('cart:import.tooLong')], alert: null });
  const parsedOrder = parseOrderLines(text);
  const count = parsedOrder.lines.length + parsedOrder.unreadable.length;
  if (count === 0) return refuse({ text, problems: [context.t('cart:import.empty')], alert: null });
  if (count > maxOrderLines) {
    return refuse({ text, problems: [context.t('cart:import.tooMany', { most: maxOrderLines })], alert: null });
  }
  const items = await toBatchItems(context, parsedOrder);
  if (!items.ok) return refuse({ text, problems: items.problem, alert: null });
  const added = await addBatchToCart(context, items.value, { isAtomic: true });
  if (!added.ok && added.problem.kind === 'itemsRefused') {
    const problems = added.problem.items.map(({ index, message }) =>
      context.t('cart:import.refused', { number: parsedOrder.lines[index]?.number ?? index + 1, message }),
    );
    return refuse({ text, problems: [...new Set(problems)], alert: null });
  }
  if (!added.ok) return refuseWithAlert(context, text, added.problem);
  return seeOther(paths.cart());
}
