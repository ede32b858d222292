import { useTranslation } from '@vyloha/i18n';
import { Badge } from '@vyloha/ui';
import type { ComponentProps } from 'react';

/** All that is said of a product that is not sold: its stock is nobody's concern. */
export function NotSaleableBadge({ as }: Pick<ComponentProps<typeof Badge>, 'as'>) {
  const { t } = useTranslation('cart');
  return (
    <Badge as={as} tone="notSaleable">
      {t('addToCart.notSaleable')}
    </Badge>
  );
}
