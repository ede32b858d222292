import { Link, Picture } from '@vyloha/ui';
import clsx from 'clsx';
import type { BrandTile } from '../../model/blocks/brand-tile';
import styles from './brand-boxes.module.css';

interface BrandBoxesProps {
  brands: readonly BrandTile[];
  size?: 'small' | 'large';
}

/** Brands as boxes with their names, and logos where they have one. */
export function BrandBoxes({ brands, size = 'small' }: BrandBoxesProps) {
  const isLarge = size === 'large';
  return (
    <ul className={clsx(styles.boxes, isLarge && styles.large)}>
      {brands.map(({ id, title, to, image }) => (
        <li key={id}>
          <Link to={to} className={styles.box}>
            {image && <Picture fileKey={image.fileKey} alt="" width={160} height={isLarge ? 120 : 80} />}
            <span className={clsx(image === null && styles.wordmark)}>{title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
