import type { AppLoadContext } from '@remix-run/node';
import type {} from '@vyloha/analytics';
import { sameOriginPathOrNull, paths } from '@vyloha/links';
import { isPrefetch, seeOther } from '@vyloha/links/server';
import { type AdjustedLine, adjustedLine } from '../model/adding/adjusted-quantity';
import { type AddToCartEntry, addToCartKey, parseAddToCartParam } from '../model/adding/add-to-cart-param';
import { type CartProblem, cartProblemMessage, cartProblemTone } from '../model/changes/cart-problem';
import { toLineEvent } from '../model/lines/to-line-event';
import { addToCart } from './add-to-cart.server';
import { flashAdjusted } from './flash-adjusted.server';

async function addAll(context: AppLoadContext, entries: readonly AddToCartEntry[]) {
  const problems: CartProblem[] = [];
  const adjustedLines: AdjustedLine[] = [];
  for (const entry of entries) {
    const result = await addToCart(context, { ...entry, isForCredits: false });
    if (!result.ok) problems.push(result.problem);
    else if (result.value.line) {
      const { line, changedAmount: quantity } = result.value;
      const adjusted = adjustedLine(line, entry, quantity);
      if (adjusted !== null) adjustedLines.push(adjusted);
      context.events.report?.(toLineEvent('add_to_cart', line, { quantity, currency: context.currency.code }));
    }
  }
  return { problems, adjustedLines };
}

function flashAdded(context: AppLoadContext, entries: readonly AddToCartEntry[], problems: readonly CartProblem[]) {
  if (entries.length > problems.length) {
    context.session.flash({ kind: 'success', text: context.t('cart:batch.success') });
  }
  for (const kind of ['warning', 'danger'] as const) {
    const ofKind = problems.filter((problem) => cartProblemTone(problem) === kind);
    const messages = new Set(ofKind.map((problem) => cartProblemMessage(problem, context.t)));
    if (messages.size > 0) context.session.flash({ kind, text: [...messages].join(' ') });
  }
}

/**
 * Adds the items of `addToCart={variantId}[:amount][,…]` in the URL of any page.
 * @returns the redirect to the URL without the parameter, or `null` when there is nothing to do; prefetches
 * and HEAD requests add nothing. Keeping robots away is up to the caller.
 */
export async function addFromUrl(request: Request, context: AppLoadContext): Promise<Response | null> {
  const url = new URL(request.url);
  const value = url.searchParams.get(addToCartKey);
  if (value === null || request.method !== 'GET' || isPrefetch((name) => request.headers.get(name))) return null;
  const entries = parseAddToCartParam(value);
  const { problems, adjustedLines } = await addAll(context, entries);
  flashAdded(context, entries, problems);
  flashAdjusted(context, adjustedLines);
  url.searchParams.delete(addToCartKey);
  return seeOther(sameOriginPathOrNull(`${url.pathname}${url.search}`) ?? paths.home());
}
