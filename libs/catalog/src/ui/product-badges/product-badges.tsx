import { NotSaleableBadge } from '@vyloha/cart/ui';
import { useTranslation } from '@vyloha/i18n';
import { Badge, Tag } from '@vyloha/ui';
import clsx from 'clsx';
import type { ProductBadge } from '../../model/product/product-badge';
import styles from './product-badges.module.css';

interface ProductBadgesProps {
  badges: readonly ProductBadge[];
  className?: string | undefined;
}

/** The badges of a product. */
export function ProductBadges({ badges, className }: ProductBadgesProps) {
  if (badges.length === 0) return null;
  return (
    <ul className={clsx(styles.list, className)}>
      {badges.map((badge) => (
        <BadgeItem key={'text' in badge ? badge.text : badge.kind} badge={badge} />
      ))}
    </ul>
  );
}

function BadgeItem({ badge }: { badge: ProductBadge }) {
  const { t } = useTranslation('catalog');
  switch (badge.kind) {
    case 'tag':
      return (
        <Tag as="li" color={badge.color}>
          {badge.text}
        </Tag>
      );
    case 'offer':
      return (
        <Badge as="li" tone="sale">
          {badge.text}
        </Badge>
      );
    case 'discount':
      return (
        <Badge as="li" tone="sale">
          {t('badge.discount', { percent: badge.percent })}
        </Badge>
      );
    case 'notSaleable':
      return <NotSaleableBadge as="li" />;
    default:
      return (
        <Badge as="li" tone={badge.kind}>
          {t(`badge.${badge.kind}`)}
        </Badge>
      );
  }
}
