import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { guestPerson } from '../../model/shopper-view';
import type { PersonView, ShopperView } from '../../model/shopper-view';

const ShopperContext = createContext<ShopperView | null>(null);
const PersonContext = createContext<PersonView>(guestPerson);

interface ShopperProviderProps {
  shopper: ShopperView;
  /** By default somebody who is not logged in. */
  person?: PersonView | undefined;
  children: ReactNode;
}

/** Provides the shopper to the tree below. */
export function ShopperProvider({ shopper, person = guestPerson, children }: ShopperProviderProps) {
  return (
    <ShopperContext.Provider value={shopper}>
      <PersonContext.Provider value={person}>{children}</PersonContext.Provider>
    </ShopperContext.Provider>
  );
}

/** What this shopper has in common with their segment: currency, display of prices, whether they are logged in. */
export function useShopper(): ShopperView {
  const shopper = useContext(ShopperContext);
  if (shopper === null) throw new Error('useShopper needs a ShopperProvider above it');
  return shopper;
}

/**
 * What belongs to this person alone. On a page that is cached for a segment its values can be read only inside of a
 * `Hole`; read elsewhere they make the page one that is rendered for each shopper.
 */
export function usePerson(): PersonView {
  return useContext(PersonContext);
}
