import { useTranslation } from '@vyloha/i18n';
import { Picture } from '@vyloha/ui';
import type { MouseEvent } from 'react';
import type { CatalogPicture } from '../../model/category/catalog-picture';
import styles from './picture-thumbnails.module.css';

const size = { width: 72, height: 72 };

interface PictureThumbnailsProps {
  pictures: readonly CatalogPicture[];
  /** Address of a picture by its index. */
  pathOf: (index: number) => string;
  /** Index of the one that is displayed, where only one is. */
  current?: number;
  /** Of the list, where the page has several. */
  label?: string;
  onSelect?: (event: MouseEvent<HTMLAnchorElement>, index: number) => void;
}

/** Links to the pictures of a product, side by side. */
export function PictureThumbnails({ pictures, pathOf, current, label, onSelect }: PictureThumbnailsProps) {
  const { t } = useTranslation('catalog');
  return (
    <ul className={styles.thumbnails} aria-label={label}>
      {pictures.map(({ fileKey }, index) => (
        <li key={fileKey}>
          <a
            href={pathOf(index)}
            className={styles.thumbnail}
            aria-label={t('pictures.picture', { number: index + 1 })}
            aria-current={index === current ? 'true' : undefined}
            onClick={onSelect && ((event) => onSelect(event, index))}
          >
            <Picture fileKey={fileKey} alt="" {...size} />
          </a>
        </li>
      ))}
    </ul>
  );
}
