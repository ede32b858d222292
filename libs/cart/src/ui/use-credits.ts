import { useTranslation } from '@vyloha/i18n';

/** Writes a number of loyalty credits: '150 kreditů'. */
export function useCredits(): (count: number) => string {
  const { t } = useTranslation('cart');
  return (count) => t('credits.amount', { count });
}
