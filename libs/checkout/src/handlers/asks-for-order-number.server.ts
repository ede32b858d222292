import { isFeatureOn } from '@vyloha/config';

type Features = Parameters<typeof isFeatureOn>[0];

/** Whether the shopper is asked for their own number of the order: everybody, or businesses alone, by the features. */
export function asksForOrderNumber(features: Features, { isBusiness }: { isBusiness: boolean }): boolean {
  return (
    isFeatureOn(features, 'customOrderNumber') || (isBusiness && isFeatureOn(features, 'customOrderNumberOfBusiness'))
  );
}
