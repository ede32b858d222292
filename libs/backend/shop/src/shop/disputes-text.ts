import { disputeSites, type Locale } from '@vyloha/contract';
import { translate } from '@vyloha/backend-kernel';

/**
 * Who settles disputes with consumers out of court: the body of the trader's country (directive 2013/11/EU, article 5),
 * whatever the language.
 */
export function disputesText({ countryCode }: { countryCode: string }, locale: Locale): string {
  if (countryCode === 'CZE') return translate(locale, 'disputesCzechia', { site: disputeSites.CZE });
  if (countryCode === 'SVK') return translate(locale, 'disputesSlovakia', { site: disputeSites.SVK });
  return translate(locale, 'disputesElsewhere');
}
