import type { Conversions } from '@vyloha/checkout/server';
import { hasConsent } from '@vyloha/shell/server';

/** Conversions with whether the shopper agreed to advertising; looked up when an order is reported. */
export function withAdvertisingConsent(
  report: Conversions['report'],
  asking: Parameters<typeof hasConsent>[0],
): Conversions {
  return {
    get isAdvertisingAllowed() {
      return hasConsent(asking, 'marketing');
    },
    report,
  };
}
