import { Link } from '@remix-run/react';
import { Icon, iconNames, type IconName } from '@vyloha/ui';
import type { SellingPoint } from '../../model/content-block';
import styles from './selling-points.module.css';

/** Titles are cut at this many characters. */
const longestTitle = 80;
const fallbackIcon: IconName = 'check';

/** Reasons to buy here, in one strip. */
export function SellingPoints({ points }: { points: readonly SellingPoint[] }) {
  if (points.length === 0) return null;
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point.title} className={styles.point}>
          <span className={styles.mark}>
            <Icon name={toIconName(point.icon)} size={24} />
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
  const short = title.length > longestTitle ? `${title.slice(0, longestTitle - 1).trimEnd()}…` : title;
  if (!to) return <span className={styles.title}>{short}</span>;
  return (
    <Link to={to} className={styles.title}>
      {short}
    </Link>
  );
}

function toIconName(name: string | null): IconName {
  return iconNames.find((known) => known === name) ?? fallbackIcon;
}
