import { useTranslation } from '@vyloha/i18n';

/** Formats a number of loyalty credits: '150 kreditů'. */
export function useFormatCredits(): (count: number) => string {
  const { t } = useTranslation('cart');
  return (count) => t('credits.amount', { count });
}
