import type { ConsentCategory } from '@vyloha/contract';

type Signal = 'granted' | 'denied';

/** Signals of consent mode, with the consent that each needs; the shop's own necessary storage needs none. */
export const signalConsents = {
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  analytics_storage: 'analytics',
  functionality_storage: 'preferences',
  personalization_storage: 'preferences',
} as const satisfies Record<string, ConsentCategory>;

/** All signals for what was granted. */
export function toConsentSignals(granted: readonly ConsentCategory[]): Record<string, Signal> {
  const signals = Object.entries(signalConsents).map(([name, category]): [string, Signal] => [
    name,
    granted.includes(category) ? 'granted' : 'denied',
  ]);
  return { ...Object.fromEntries(signals), security_storage: 'granted' };
}
