import type { Locale } from '@vyloha/contract';
import { type TextKey, translate } from '@vyloha/backend-kernel';

const textKeys: Readonly<Partial<Record<string, TextKey>>> = { CZE: 'disputesCzechia', SVK: 'disputesSlovakia' };

/**
 * Who settles disputes with consumers out of court: the body of the trader's country (directive 2013/11/EU, article 5),
 * whatever the language.
 */
export const disputesText = ({ countryCode }: { countryCode: string }, locale: Locale): string =>
  translate(locale, textKeys[countryCode] ?? 'disputesElsewhere');
