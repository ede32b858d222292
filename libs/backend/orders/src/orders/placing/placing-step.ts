import type { Buyer, CartRow, CreditStatus, PricedCart } from '@vyloha/backend-cart';
import type { Membership } from '@vyloha/backend-accounts';
import { type Queryable, type Transaction, defineService } from '@vyloha/backend-kernel';
import type { ShopSettings, TaxPlace, VatCheck } from '@vyloha/backend-shop';
import type { stockMove } from '../tables';
import type { ExpectedOrder } from './expected-input';
import type { PlaceInput } from './place-input';
import type { OrderParts, OrderRow, OrderRows } from './to-order-rows';

/** What an order is created from, in one transaction. */
export interface OrderPlacement {
  tx: Transaction;
  /** Its `db` is the transaction. */
  buyer: Buyer;
  input: PlaceInput;
  settings: ShopSettings;
  creditStatus: CreditStatus;
  cart: CartRow;
  /** Where it goes, and so whose tax it has. */
  place: TaxPlace;
  priced: PricedCart;
  /** The company whose limits hold; null for a shopper without one, and for what was approved. */
  membership: Membership | null;
  /** In whose name it is ordered, also what was approved; null for who orders for themselves. */
  companyId: string | null;
  /** What VIES says about the number for VAT of the input: asked before anything is locked. */
  vatCheck: VatCheck | null;
  /** The terms that its shopper agreed to earlier; those in force now where it is left out. */
  agreedTermsId?: string | null;
  /** What whoever places it saw: it is refused when it is something else. */
  expected?: ExpectedOrder | null;
  /** The key of the attempt that it completes, which has begun in this transaction; without it there is none. */
  attemptKey?: string | null;
}

/** The order as it would be stored, without a number. */
export interface OrderDraft {
  parts: OrderParts;
  rows: OrderRows;
}

/** What a step took for an order. */
export interface Taken {
  /** Stored with the order. */
  stockMoves?: (typeof stockMove.$inferInsert)[];
  /** Runs when the order is in the database. */
  afterPlaced?(): Promise<void>;
}

/** A step of placing an order, within its transaction. Whatever throws refuses the order, and nothing is taken. */
export interface PlacingStep {
  name: string;
  /** @throws HttpError for what cannot be an order; it neither locks nor writes */
  check?(placement: OrderPlacement): void;
  /** The same with what would be stored. */
  checkDraft?(placement: OrderPlacement, draft: OrderDraft): Promise<void>;
  /** Lets the order wait instead of placing it. @returns the id of what waits; null to go on */
  hold?(placement: OrderPlacement, draft: OrderDraft): Promise<string | null>;
  /** @returns the id of what waits of this cart; null where nothing does */
  findHeld?(tx: Transaction, cartId: string): Promise<string | null>;
  /** Locks, checks again and takes what only one order can have. */
  take?(placement: OrderPlacement, draft: OrderDraft): Promise<Taken | undefined>;
  /** The most that a placed order may come to cost, in minor units; null without a limit. */
  findHighestTotal?(db: Queryable, order: OrderRow): Promise<number | null>;
}

declare module '@vyloha/backend-kernel/module' {
  interface BackendModule {
    /** What it adds to placing orders. */
    placing?: readonly PlacingStep[];
  }
}

/** Those of all modules. */
export const placingSteps = defineService<readonly PlacingStep[]>('steps of placing');

/** What waits of this cart instead of being placed; null where nothing does. */
export async function findHeld(steps: readonly PlacingStep[], tx: Transaction, cartId: string): Promise<string | null> {
  for (const step of steps) {
    const held = (await step.findHeld?.(tx, cartId)) ?? null;
    if (held !== null) return held;
  }
  return null;
}

/** The most that a placed order may come to cost; null without a limit. What it costs now it may always cost. */
export async function findHighestTotal(
  steps: readonly PlacingStep[],
  db: Queryable,
  order: OrderRow,
): Promise<number | null> {
  let highest: number | null = null;
  for (const step of steps) {
    const limit = (await step.findHighestTotal?.(db, order)) ?? null;
    if (limit !== null) highest = Math.min(highest ?? limit, limit);
  }
  return highest === null ? null : Math.max(order.totalMinor, highest);
}
