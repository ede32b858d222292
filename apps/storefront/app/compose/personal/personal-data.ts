import type { MiniCart } from '@vyloha/cart';
import { guestPerson } from '@vyloha/session';
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

/** Something personal was read outside of a hole while a page was rendered for a whole segment. */
export class PersonalValueRead extends Error {
  override name = 'PersonalValueRead';

  constructor(readonly value: string) {
    super(`'${value}' belongs to one shopper; a page that all of a segment share shows it only inside of a hole`);
  }
}

function refuse(value: string): never {
  throw new PersonalValueRead(value);
}

const unknownPerson: PersonView = {
  get name() {
    return refuse('name');
  },
  get email() {
    return refuse('email');
  },
  get credits() {
    return refuse('credits');
  },
};

/** In place of a shopper's data while a page is rendered for all: whatever differs between them throws when read. */
export function unknownPersonal(isLoggedIn: boolean): PersonalData {
  return {
    person: isLoggedIn ? unknownPerson : guestPerson,
    get cart() {
      return refuse('cart');
    },
    get compared() {
      return refuse('compared');
    },
    get wishListIds() {
      return isLoggedIn ? refuse('wishListIds') : [];
    },
    get session() {
      return refuse('session');
    },
  };
}

const PersonalContext = createContext<PersonalData | null>(null);

export const PersonalProvider = PersonalContext.Provider;

/** The data of this shopper; see `PersonalHole` for where they may be read. */
export function usePersonal(): PersonalData {
  const personal = useContext(PersonalContext);
  if (personal === null) throw new Error('usePersonal needs a PersonalProvider above it');
  return personal;
}
