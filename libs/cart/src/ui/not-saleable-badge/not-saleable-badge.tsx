import { useTranslation } from '@vyloha/i18n';
import { Badge } from '@vyloha/ui';

/** All that is said of a product that is not sold: its stock is nobody's concern. */
export function NotSaleableBadge() {
  const { t } = useTranslation('cart');
  return <Badge tone="notSaleable">{t('addToCart.notSaleable')}</Badge>;
}
