import type { MiniCart } from '@vyloha/cart';
import type { PersonView, SessionProgress } from '@vyloha/session';
import { createContext, useContext } from 'react';

/** What a page knows of one shopper, besides what all shoppers of the segment have in common. */
export interface PersonalData {
  person: PersonView;
  /** The cart in the header. */
  cart: MiniCart;
  /** Ids of compared products. */
  compared: readonly string[];
  /** Variants in the wish list; empty for guests. */
  wishListIds: readonly string[];
  /** Where the browser resumes the session start. */
  session: SessionProgress;
}

/** Stands for the personal data in the loader data of a page that is rendered for a whole segment. */
export const personalPlaceholder = 'personal data of the shopper';

export type PersonalPlaceholder = typeof personalPlaceholder;

const PersonalContext = createContext<PersonalData | null>(null);

export const PersonalProvider = PersonalContext.Provider;

/** The data of this shopper; see `PersonalHole` for where they may be read. */
export function usePersonal(): PersonalData {
  const personal = useContext(PersonalContext);
  if (personal === null) throw new Error('usePersonal needs a PersonalProvider above it');
  return personal;
}
