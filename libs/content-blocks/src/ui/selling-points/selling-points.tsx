import { Link } from '@remix-run/react';
import { useThemeSettings } from '@vyloha/config';
import { keepPrepositions, truncate } from '@vyloha/i18n';
import { Icon } from '@vyloha/ui';
import type { SellingPoint } from '../../model/content-block';
import { knownIconName } from '../known-icon-name';
import styles from './selling-points.module.css';

const fallbackIcon = 'check';

/** Reasons to buy here, in one strip. */
export function SellingPoints({ points }: { points: readonly SellingPoint[] }) {
  if (points.length === 0) return null;
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point.title} className={styles.point}>
          <span className={styles.mark}>
            <Icon name={knownIconName(point.icon) ?? fallbackIcon} size={24} />
          </span>
          <span>
            <PointTitle point={point} />
            {point.text && <span className={styles.text}>{keepPrepositions(point.text)}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

function PointTitle({ point: { title, to } }: { point: SellingPoint }) {
  const { sellingPoint } = useThemeSettings().truncate;
  const short = keepPrepositions(truncate(title, sellingPoint));
  if (!to) return <span className={styles.title}>{short}</span>;
  return (
    <Link to={to} className={styles.title}>
      {short}
    </Link>
  );
}
