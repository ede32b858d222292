import { fromMinor } from '@vyloha/money';
import type { RequestContext } from '../server/routes/request-context';

/** An amount for a message to the shopper. */
export function formatPrice(minor: number, { currency, locale }: Pick<RequestContext, 'currency' | 'locale'>): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(
    fromMinor(minor),
  );
}
