import { type ActionFunctionArgs, type AppLoadContext, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { delays } from '@vyloha/config';
import { paths } from '@vyloha/links';
import { addBatch } from '../api/add-batch.server';
import type { BatchOutcome } from '../model/batch-outcome';
import { type CartProblem, cartProblemMessage, cartProblemTone } from '../model/cart-problem';
import { type OrderImportRefusal, readTypedOrder } from '../model/order-import';
import { mostOrderLines, parseOrderLines } from '../model/order-lines';
import { rememberCart } from './load-cart.server';
import { shoppingProblem } from './shopping-problem.server';
import { toBatchItems } from './to-batch-items.server';

const seeOther = 303;
const unprocessable = 422;
/** More would not be read, and messages travel in a cookie. */
const mostReasons = 10;

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

/** Says what went in and why the rest did not; the more there is to read, the longer it stays. */
function tell({ session, t }: AppLoadContext, outcome: Exclude<BatchOutcome, { kind: 'refused' }>): void {
  if (outcome.kind === 'inProgress') {
    session.flash({ kind: 'info', title: t('cart:batch.inProgress'), text: t('cart:batch.takesMinutes') });
    return;
  }
  const { errors, imported, total } = outcome;
  const duration = delays.batchNotice * (1 + errors.length);
  if (imported > 0) {
    session.flash({ kind: 'success', text: t('cart:batch.imported', { imported, total }), duration });
  }
  if (errors.length > 0) {
    const reasons = [...new Set(errors)].slice(0, mostReasons);
    session.flash({ kind: 'info', text: reasons.join(' '), duration });
  }
}

/** Puts a list of codes into the cart, all of it or, while something in it is unknown, nothing. */
export async function orderImportAction({ request, context }: ActionFunctionArgs) {
  const text = readTypedOrder(Object.fromEntries(await request.formData()));
  const read = parseOrderLines(text);
  const count = read.lines.length + read.unreadable.length;
  if (count === 0) return refuse({ text, problems: [context.t('cart:import.empty')], obstacle: null });
  if (count > mostOrderLines) {
    return refuse({ text, problems: [context.t('cart:import.tooMany', { most: mostOrderLines })], obstacle: null });
  }
  const stop = await shoppingProblem(context);
  if (stop !== null) return refuseFor(context, text, stop);
  const { items, problems } = await toBatchItems(context, read);
  if (problems.length > 0) return refuse({ text, problems, obstacle: null });
  const outcome = await addBatch(context.store, items);
  if (outcome.kind === 'refused') return refuseFor(context, text, outcome.problem);
  if (outcome.kind === 'added') {
    if (outcome.guestToken !== null) context.cookies.set('guestCart', outcome.guestToken);
    rememberCart(context, outcome.cart);
  }
  tell(context, outcome);
  return redirect(paths.cart(), seeOther);
}
