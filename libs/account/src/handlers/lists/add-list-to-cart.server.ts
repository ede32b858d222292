import type { AppLoadContext } from '@remix-run/node';
import { cartProblemMessage, cartProblemTone } from '@vyloha/cart';
import { addBatchToCart } from '@vyloha/cart/server';
import { paths } from '@vyloha/links';
import { seeOther } from '@vyloha/links/server';
import type { SharedList } from '../../model/shopping-list';

/**
 * Adds all items to the cart in their amounts, once for the `attempt` of the form; messages say which ones could not be
 * added, and why.
 */
export async function addListToCart(
  context: AppLoadContext,
  { items }: SharedList,
  { ownPath, attempt }: { ownPath: string; attempt: string },
): Promise<Response> {
  const added = await addBatchToCart(
    context,
    items.flatMap(({ variantId, amount }) => (variantId === null ? [] : [{ variantId, amount }])),
    { attempt },
  );
  if (added.ok) return seeOther(paths.cart());
  const { problem } = added;
  context.session.flash({ kind: cartProblemTone(problem), text: cartProblemMessage(problem, context.t) });
  return seeOther(ownPath);
}
