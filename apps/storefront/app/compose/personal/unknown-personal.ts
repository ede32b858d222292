import { guestPerson } from '@vyloha/session';
import type { PersonView } from '@vyloha/session';
import type { PersonalData } from './personal-data';

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
