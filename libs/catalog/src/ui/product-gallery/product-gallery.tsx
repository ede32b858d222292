import { useTranslation } from '@vyloha/i18n';
import { Picture, VisuallyHidden } from '@vyloha/ui';
import { type MouseEvent, useRef } from 'react';
import type { CatalogPicture } from '../../model/category/catalog-picture';
import { usePictureDialog } from '../picture-dialog/use-picture-dialog';
import { PictureThumbnails } from '../picture-thumbnails/picture-thumbnails';
import styles from './product-gallery.module.css';

const large = { width: 600, height: 600 };

interface ProductGalleryProps {
  pictures: readonly CatalogPicture[];
  /** Name of the product. */
  name: string;
  /** Page of a picture by its index. */
  pathOf: (index: number) => string;
}

/**
 * Pictures side by side in a row that snaps. Each is a link to its page, which script replaces by a dialog; thumbnails
 * are anchors to them, for which script only adds smooth scrolling.
 */
export function ProductGallery({ pictures, name, pathOf }: ProductGalleryProps) {
  const { t } = useTranslation('catalog');
  const track = useRef<HTMLUListElement>(null);
  const { open, prepare, dialog } = usePictureDialog({ pictures, name, pathOf });
  if (pictures.length === 0) return <Picture fileKey={null} alt={t('product.noPicture')} {...large} />;

  function show(event: MouseEvent, index: number) {
    event.preventDefault();
    const row = track.current;
    row?.scrollTo({ left: index * row.clientWidth });
  }

  return (
    <section className={styles.gallery} aria-label={t('product.gallery')}>
      <ul ref={track} className={styles.track}>
        {pictures.map(({ fileKey, alt }, index) => (
          <li key={fileKey} id={pictureId(index)} className={styles.item}>
            <a
              href={pathOf(index)}
              rel="nofollow"
              className={styles.enlarge}
              onClick={(event) => open(event, index)}
              onPointerEnter={prepare}
              onFocus={prepare}
            >
              <Picture fileKey={fileKey} alt={alt || name} isFirst={index === 0} {...large} />
              <VisuallyHidden> – {t('product.enlarge')}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <PictureThumbnails pictures={pictures} pathOf={(index) => `#${pictureId(index)}`} onSelect={show} />
      )}
      {dialog}
    </section>
  );
}

function pictureId(index: number): string {
  return `obrazek-${index + 1}`;
}
