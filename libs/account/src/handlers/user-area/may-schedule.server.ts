import type { AppLoadContext } from '@remix-run/node';
import { isFeatureOn } from '@vyloha/config';
import type { User } from '@vyloha/session';

type Features = Parameters<typeof isFeatureOn>[0];

/** Whether a customer may have orders repeated: everybody, or businesses alone, by the features. */
export function maySchedule(features: Features, user: Pick<User, 'company' | 'business'> | null): boolean {
  const isBusiness = user !== null && (user.company !== null || user.business !== null);
  return isFeatureOn(features, 'orderSchedules') || (isBusiness && isFeatureOn(features, 'orderSchedulesOfBusiness'));
}

/** Whether the customer of the request may. */
export function maySeeSchedules({ config, shopper }: AppLoadContext): boolean {
  return shopper.user !== null && maySchedule(config.features, shopper.user);
}
