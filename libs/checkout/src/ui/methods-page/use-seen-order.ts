import { useNavigation } from '@remix-run/react';
import type { FormRefusal } from '@vyloha/forms';
import { useState } from 'react';
import type { SeenOrder } from '../../model/order/seen-order';

/**
 * The order as the shopper knows it, for comparison when they place it. Another tab's change of the cart refreshes this
 * page unnoticed, so what is known changes only when a refusal of the whole order has listed what is different.
 */
export function useSeenOrder(current: SeenOrder, refusal: FormRefusal | undefined): SeenOrder {
  // A refusal arrives before the data that it makes the page load.
  const isLoaded = useNavigation().state === 'idle';
  const [seen, setSeen] = useState({ order: current, refusal });
  const hasListedChanges = refusal !== seen.refusal && refusal?.submission.error?.[''] !== undefined;
  if (isLoaded && hasListedChanges) setSeen({ order: current, refusal });
  return seen.order;
}
