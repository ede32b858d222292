import pino from 'pino';
import { shopFeeds } from '@vyloha/backend-feeds';
import type { TestShop } from '../../testing/create-test-shop';

/** What the upkeep does in the backend that leads. @param canContinue false once it leads no longer */
export const renewFeeds = (
  { services, db, clock }: TestShop,
  canContinue: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<void> =>
  shopFeeds.of({ services }).renew({ db, log: pino({ level: 'silent' }), now: () => clock.now, canContinue });
