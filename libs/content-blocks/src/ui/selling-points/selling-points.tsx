import { useThemeSettings } from '@vyloha/config';
import { truncate } from '@vyloha/i18n';
import { Icon, Link } from '@vyloha/ui';
import type { SellingPoint } from '../../model/blocks/block-fields';
import { toIconName } from '../to-icon-name';
import styles from './selling-points.module.css';

const fallbackIcon = 'check';

/** Reasons to buy here, in one row. */
export function SellingPoints({ points }: { points: readonly SellingPoint[] }) {
  if (points.length === 0) return null;
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point.title} className={styles.point}>
          <span className={styles.icon}>
            <Icon name={toIconName(point.icon) ?? fallbackIcon} size={24} />
          </span>
          <span>
            <PointTitle point={point} />
            {point.text && <span className={styles.text}>{point.text}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

function PointTitle({ point: { title, to } }: { point: SellingPoint }) {
  const { sellingPoint } = useThemeSettings().truncate;
  const truncatedTitle = truncate(title, sellingPoint);
  if (!to) return <span className={styles.title}>{truncatedTitle}</span>;
  return (
    <Link to={to} className={styles.title}>
      {truncatedTitle}
    </Link>
  );
}
