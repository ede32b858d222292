import type { Locale } from '@vyloha/contract';
import { formatInUnits } from '../buying-problems';
import type { LineProduct } from '../cart-line';
import { translate } from '@vyloha/backend-kernel';
import { formatDay } from './format-day';
import type { AppliedQuote } from './line-quote';

/** Notice for the shopper at a line that was put into the cart by a quote. */
export function quoteNotice(
  { code, validUntil, currency, problem }: AppliedQuote,
  lineProduct: LineProduct | null,
  locale: Locale,
): string {
  const day = validUntil === null ? '' : formatDay(validUntil, locale);
  if (problem === null) return translate(locale, 'quoteApplies', { code, day });
  switch (problem.kind) {
    case 'ordered':
      return translate(locale, 'quoteUsed', { code });
    case 'notYours':
      return translate(locale, 'quoteNotYours', { code });
    case 'expired':
      return translate(locale, 'quoteExpired', { code, day });
    case 'otherCurrency':
      return translate(locale, 'quoteOtherCurrency', { code, currency });
    case 'belowMin':
    case 'aboveMax': {
      const limit = lineProduct === null ? problem.limit : formatInUnits(problem.limit, lineProduct);
      const unit = lineProduct?.product.unit ?? '';
      return translate(locale, problem.kind === 'belowMin' ? 'quoteBelowMin' : 'quoteAboveMax', { code, limit, unit });
    }
  }
}
