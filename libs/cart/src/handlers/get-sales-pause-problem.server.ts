import type { AppLoadContext } from '@remix-run/node';
import { withUnavailableFallback } from '@vyloha/http-client';
import { getSalesPause } from '../api/cart.server';
import type { CartProblem } from '../model/changes/cart-problem';
import { isDomainPaused } from '../model/adding/sales-pause';

/** Why sales are paused on this domain; the backend still checks when the configuration cannot be read. */
export async function getSalesPauseProblem({
  cms,
  publicConfig,
  locale,
  t,
}: AppLoadContext): Promise<CartProblem | null> {
  const salesPause = await withUnavailableFallback(getSalesPause(cms), () => null);
  if (salesPause === null || !isDomainPaused(salesPause, publicConfig.domain.code)) return null;
  return {
    kind: 'shoppingDisabled',
    message: salesPause.text[locale] || t('cart:notice.shoppingDisabled'),
  };
}
