import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { ShopperView } from '../../model/shopper-view';

const ShopperContext = createContext<ShopperView | null>(null);

/** Provides the shopper to the tree below. */
export function ShopperProvider({ shopper, children }: { shopper: ShopperView; children: ReactNode }) {
  return <ShopperContext.Provider value={shopper}>{children}</ShopperContext.Provider>;
}

/** The shopper of this page: currency, price display, name. */
export function useShopper(): ShopperView {
  const shopper = useContext(ShopperContext);
  if (shopper === null) throw new Error('useShopper needs a ShopperProvider above it');
  return shopper;
}
