import { LRUCache } from 'lru-cache';
import { toSegment } from '../../app/compose/personal/segment.server';
import type { Shopper } from '@vyloha/session';
import type { CustomerSegment } from './page-request';

const maxCustomers = 20_000;

/**
 * The segment in which each customer was last seen. Only a hint for finding their page before they are identified:
 * the page is sent when the identification confirms it.
 */
export class KnownCustomers {
  readonly #segments = new LRUCache<string, CustomerSegment>({ max: maxCustomers });

  segmentOf(token: string): CustomerSegment | null {
    return this.#segments.get(token) ?? null;
  }

  remember(shopper: Shopper): void {
    if (!shopper.isLoggedIn || shopper.token === null) return;
    this.#segments.set(shopper.token, { ...toSegment(shopper), currency: shopper.currency });
  }
}
