import { NotSaleableBadge } from '@vyloha/cart/ui';
import { useTranslation } from '@vyloha/i18n';
import { Badge, Tag } from '@vyloha/ui';
import type { ProductBadge } from '../../model/product/product-badge';
import styles from './product-badges.module.css';

interface ProductBadgesProps {
  badges: readonly ProductBadge[];
  /** Where there is little room, those after the first ones are folded. */
  maxShown?: number;
}

/** The badges of a product. */
export function ProductBadges({ badges, maxShown = Infinity }: ProductBadgesProps) {
  const { t } = useTranslation('catalog');
  if (badges.length === 0) return null;
  const further = badges.slice(maxShown);
  return (
    <>
      <BadgeList badges={badges.slice(0, maxShown)} />
      {further.length > 0 && (
        <details className={styles.further}>
          <summary aria-label={t('badge.further', { count: further.length })}>+{further.length}</summary>
          <BadgeList badges={further} />
        </details>
      )}
    </>
  );
}

function BadgeList({ badges }: Pick<ProductBadgesProps, 'badges'>) {
  return (
    <ul className={styles.list}>
      {badges.map((badge) => (
        <li key={'text' in badge ? badge.text : badge.kind}>
          <OneBadge badge={badge} />
        </li>
      ))}
    </ul>
  );
}

function OneBadge({ badge }: { badge: ProductBadge }) {
  const { t } = useTranslation('catalog');
  switch (badge.kind) {
    case 'tag':
      return <Tag color={badge.color}>{badge.text}</Tag>;
    case 'offer':
      return <Badge tone="sale">{badge.text}</Badge>;
    case 'discount':
      return <Badge tone="sale">{t('badge.discount', { percent: badge.percent })}</Badge>;
    case 'notSaleable':
      return <NotSaleableBadge />;
    default:
      return <Badge tone={badge.kind}>{t(`badge.${badge.kind}`)}</Badge>;
  }
}
