import { Link } from '@remix-run/react';
import { Picture } from '@vyloha/ui';
import type { BrandTile } from '../../model/brand-tile';
import styles from './brand-boxes.module.css';

/** Brands as boxes with their marks; a brand without one shows its name. */
export function BrandBoxes({ brands }: { brands: readonly BrandTile[] }) {
  return (
    <ul className={styles.boxes}>
      {brands.map(({ id, title, to, image }) => (
        <li key={id}>
          <Link to={to} className={styles.box}>
            {image ? <Picture fileKey={image.fileKey} alt={title} width={160} height={80} /> : title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
