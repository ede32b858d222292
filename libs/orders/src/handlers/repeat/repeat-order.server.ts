import type { AppLoadContext } from '@remix-run/node';
import { cartProblemMessage, cartProblemTone } from '@vyloha/cart';
import { addBatchToCart } from '@vyloha/cart/server';
import { paths } from '@vyloha/links';
import { seeOther } from '@vyloha/links/server';
import type { Order } from '../../model/order';
import { findDearerLines, repeatableLines } from '../../model/repeated-order';

const namesOf = (lines: readonly { name: string }[]) => [...new Set(lines.map(({ name }) => name))].join(', ');

/**
 * Adds the products of an order to the cart, once for the `attempt` of the form; messages name those that are gone, were
 * left out for another reason, or cost more than then.
 * @param ownPath where it leads when nothing could be added
 */
export async function repeatOrder(
  context: AppLoadContext,
  order: Order,
  attempt: string,
  ownPath: string = paths.order(order.code),
): Promise<Response> {
  const { session, t } = context;
  const { sold, gone } = repeatableLines(order);
  const flashLines = (key: string, lines: readonly { name: string }[]) => {
    if (lines.length > 0) session.flash({ kind: 'warning', text: t(key, { names: namesOf(lines) }) });
  };
  if (sold.length === 0) {
    flashLines('orders:order.repeat.gone', gone);
    return seeOther(ownPath);
  }
  const added = await addBatchToCart(context, sold, { attempt });
  if (!added.ok) {
    session.flash({ kind: cartProblemTone(added.problem), text: cartProblemMessage(added.problem, t) });
    return seeOther(ownPath);
  }
  flashLines('orders:order.repeat.gone', gone);
  // Why is among the messages of the cart, which do not name what is not sold any more.
  const changedAmounts = added.value?.changedAmounts ?? [];
  const leftOut = sold.filter((_, index) => changedAmounts[index] === null);
  flashLines('orders:order.repeat.leftOut', leftOut);
  if (leftOut.length === sold.length) return seeOther(ownPath);
  // A batch that continues in the background tells no prices yet, and amounts in another currency are no others.
  if (added.value !== null && order.currencyCode === context.currency.code) {
    flashLines('orders:order.repeat.dearer', findDearerLines(sold, added.value.cart.lines));
  }
  return seeOther(paths.cart());
}
