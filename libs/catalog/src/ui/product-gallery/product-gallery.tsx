import { useTranslation } from '@vyloha/i18n';
import { imagePath } from '@vyloha/links';
import { Picture, VisuallyHidden } from '@vyloha/ui';
import { type MouseEvent, useRef } from 'react';
import type { CatalogPicture } from '../../model/category/catalog-picture';
import styles from './product-gallery.module.css';

const large = { width: 600, height: 600 };
/** A single picture. */
const full = { width: 1600, height: 1600 };
const small = { width: 72, height: 72 };

/**
 * Pictures side by side in a row that snaps, each a link to itself in full size; thumbnails are anchors to them, for
 * which script only adds smooth scrolling.
 */
export function ProductGallery({ pictures, name }: { pictures: readonly CatalogPicture[]; name: string }) {
  const { t } = useTranslation('catalog');
  const track = useRef<HTMLUListElement>(null);
  if (pictures.length === 0) return <Picture fileKey={null} alt={t('product.noPicture')} {...large} />;

  function show(event: MouseEvent, index: number) {
    event.preventDefault();
    const row = track.current;
    row?.scrollTo({ left: index * row.clientWidth, behavior: 'smooth' });
  }

  return (
    <section className={styles.gallery} aria-label={t('product.gallery')}>
      <ul ref={track} className={styles.track}>
        {pictures.map(({ fileKey, alt }, index) => (
          <li key={fileKey} id={pictureId(index)} className={styles.item}>
            <a href={imagePath(fileKey, full)} className={styles.enlarge}>
              <Picture fileKey={fileKey} alt={alt || name} isFirst={index === 0} {...large} />
              <VisuallyHidden> – {t('product.enlarge')}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ul className={styles.thumbnails}>
          {pictures.map(({ fileKey }, index) => (
            <li key={fileKey}>
              <a
                href={`#${pictureId(index)}`}
                className={styles.thumbnail}
                aria-label={t('product.picture', { number: index + 1 })}
                onClick={(event) => show(event, index)}
              >
                <Picture fileKey={fileKey} alt="" {...small} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function pictureId(index: number): string {
  return `obrazek-${index + 1}`;
}
