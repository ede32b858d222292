import type { AppLoadContext } from '@remix-run/node';
import { cartProblemMessage, cartProblemTone } from '@vyloha/cart';
import { addBatchToCart } from '@vyloha/cart/server';
import { paths } from '@vyloha/links';
import { seeOther } from '@vyloha/links/server';
import type { SharedList } from '../../model/shopping-list';

/**
 * Adds all items to the cart in their amounts, once for the `attempt` of the form; messages name those that are gone or
 * were left out, and say why.
 */
export async function addListToCart(
  context: AppLoadContext,
  { items }: SharedList,
  { ownPath, attempt }: { ownPath: string; attempt: string },
): Promise<Response> {
  const { session, t } = context;
  const flashItems = (key: string, named: readonly { name: string }[]) => {
    const names = [...new Set(named.map(({ name }) => name))].join(', ');
    if (names !== '') session.flash({ kind: 'warning', text: t(key, { names }) });
  };
  const sold = items.flatMap(({ variantId, amount, name, isSaleable }) =>
    variantId === null || !isSaleable ? [] : [{ variantId, amount, name }],
  );
  const gone = items.filter(({ variantId, isSaleable }) => variantId === null || !isSaleable);
  if (sold.length === 0) {
    flashItems('account:list.gone', gone);
    return seeOther(ownPath);
  }
  const added = await addBatchToCart(context, sold, { attempt });
  if (!added.ok) {
    const { problem } = added;
    session.flash({ kind: cartProblemTone(problem), text: cartProblemMessage(problem, t) });
    return seeOther(ownPath);
  }
  flashItems('account:list.gone', gone);
  // Why is among the messages of the cart, which do not name what is not sold any more.
  const changedAmounts = added.value?.changedAmounts ?? [];
  flashItems(
    'account:list.leftOut',
    sold.filter((_, index) => changedAmounts[index] === null),
  );
  return seeOther(paths.cart());
}
