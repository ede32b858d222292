import { AccountLink } from '@vyloha/account/ui';
import { MiniCart } from '@vyloha/cart/ui';
import { Hole } from '@vyloha/session/ui';
import { CounterBadge } from '@vyloha/ui';
import type { ComponentType } from 'react';
import { usePersonal } from './personal-data';
import type { PersonalData } from './personal-data';

interface PersonalContent {
  Content: ComponentType;
  /** All personal values that it shows: it is rendered once for equal ones. */
  valuesOf: (personal: PersonalData) => unknown;
}

function HeaderCart() {
  return <MiniCart cart={usePersonal().cart} />;
}

function CartCount() {
  return <CounterBadge count={usePersonal().cart.pieces} />;
}

function CompareCount() {
  return <CounterBadge count={usePersonal().compared.length} />;
}

/**
 * What pages of a segment show of one shopper. The content must depend on nothing else of its page than the texts of
 * the frame, the settings and the segment: the host renders it apart from its page.
 */
export const personalContents = {
  account: { Content: AccountLink, valuesOf: ({ person }) => person.name },
  cart: { Content: HeaderCart, valuesOf: ({ cart }) => cart },
  compareCount: { Content: CompareCount, valuesOf: ({ compared }) => compared.length },
  cartCount: { Content: CartCount, valuesOf: ({ cart }) => cart.pieces },
} as const satisfies Record<string, PersonalContent>;

export type PersonalContentName = keyof typeof personalContents;

export function isContentName(name: string): name is PersonalContentName {
  return Object.hasOwn(personalContents, name);
}

/** The place of personal content on a page. */
export function PersonalHole({ name }: { name: PersonalContentName }) {
  const { Content } = personalContents[name];
  return (
    <Hole name={name}>
      <Content />
    </Hole>
  );
}
