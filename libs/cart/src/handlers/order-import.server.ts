import { type ActionFunctionArgs, type AppLoadContext, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { readFields } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { type CartProblem, cartProblemMessage, cartProblemTone } from '../model/cart-problem';
import { orderImportFields, type OrderImportRefusal, readTypedOrder } from '../model/order-import';
import { mostOrderLines, parseOrderLines } from '../model/order-lines';
import { addBatchToCart } from './add-batch-to-cart.server';
import { toBatchItems } from './to-batch-items.server';

const seeOther = 303;
const unprocessable = 422;

/** The page on which a list of codes becomes an order. */
export async function orderImportLoader({ context }: LoaderFunctionArgs) {
  return { meta: { title: context.t('cart:import.title') } };
}

function refuse(refusal: OrderImportRefusal) {
  return data<OrderImportRefusal>(refusal, { status: unprocessable });
}

function refuseFor({ t }: AppLoadContext, text: string, problem: CartProblem) {
  const obstacle = { tone: cartProblemTone(problem), text: cartProblemMessage(problem, t) };
  return refuse({ text, problems: [], obstacle });
}

/** Puts a list of codes into the cart, all of it or, while something in it is unknown, nothing. */
export async function orderImportAction({ request, context }: ActionFunctionArgs) {
  const text = readTypedOrder(await readFields(request, { names: orderImportFields }));
  const read = parseOrderLines(text);
  const count = read.lines.length + read.unreadable.length;
  if (count === 0) return refuse({ text, problems: [context.t('cart:import.empty')], obstacle: null });
  if (count > mostOrderLines) {
    return refuse({ text, problems: [context.t('cart:import.tooMany', { most: mostOrderLines })], obstacle: null });
  }
  const { items, problems } = await toBatchItems(context, read);
  if (problems.length > 0) return refuse({ text, problems, obstacle: null });
  const problem = await addBatchToCart(context, items);
  if (problem !== null) return refuseFor(context, text, problem);
  return redirect(paths.cart(), seeOther);
}
