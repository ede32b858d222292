import { track } from '@vyloha/analytics';
import { useShopper } from '@vyloha/session/ui';
import { useEffect, useRef } from 'react';
import type { Cart } from '../../model/cart';
import { toCartItems, toLineEvent } from '../../model/lines/to-line-event';

/** Reports that the cart was opened, and each line that is taken out of it. */
export function useCartEvents(cart: Cart): void {
  const { currency } = useShopper();
  const shown = useRef<Cart | null>(null);
  useEffect(() => {
    const before = shown.current;
    shown.current = cart;
    if (before === null) {
      track({ name: 'view_cart', currency: currency.code, ...toCartItems(cart) });
      return;
    }
    const ids = new Set(cart.lines.map(({ id }) => id));
    for (const line of before.lines.filter(({ id }) => !ids.has(id)))
      track(toLineEvent('remove_from_cart', line, { quantity: line.amount, currency: currency.code }));
  }, [cart, currency]);
}
