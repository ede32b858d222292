import { formatDate, useTranslation } from '@vyloha/i18n';
import type { QuoteSummary } from '../../model/quotes/quote';

/** Until when its prices hold, or did; nothing for a quote that was ordered. */
export function QuoteValidity({ state, validUntil }: Pick<QuoteSummary, 'state' | 'validUntil'>) {
  const { t } = useTranslation('company');
  if (validUntil === null || (state !== 'answered' && state !== 'expired')) return null;
  return (
    <strong>
      {t(`quotes.${state === 'answered' ? 'validUntil' : 'wasValidUntil'}`, { date: formatDate(validUntil) })}
    </strong>
  );
}
