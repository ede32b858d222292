import { withNonBreakingSpaces, useTranslation } from '@vyloha/i18n';
import { Badge, type BadgeTone, Tag } from '@vyloha/ui';
import type { ProductBadge } from '../../model/product/product-badge';
import styles from './product-badges.module.css';

type PlainKind = Exclude<ProductBadge['kind'], 'tag' | 'offer' | 'discount'>;

const plainTones: Readonly<Record<PlainKind, BadgeTone>> = {
  gift: 'gift',
  freeShipping: 'freeShipping',
  quantityDiscount: 'quantityDiscount',
  notSaleable: 'notSaleable',
};

/** The badges of a product. */
export function ProductBadges({ badges }: { badges: readonly ProductBadge[] }) {
  if (badges.length === 0) return null;
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
      return <Tag color={badge.color}>{withNonBreakingSpaces(badge.text)}</Tag>;
    case 'offer':
      return <Badge tone="sale">{withNonBreakingSpaces(badge.text)}</Badge>;
    case 'discount':
      return <Badge tone="sale">{t('badge.discount', { percent: badge.percent })}</Badge>;
    default:
      return <Badge tone={plainTones[badge.kind]}>{t(`badge.${badge.kind}`)}</Badge>;
  }
}
