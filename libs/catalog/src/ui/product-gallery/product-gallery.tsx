import { useTranslation } from '@vyloha/i18n';
import { Picture, VisuallyHidden } from '@vyloha/ui';
import { type MouseEvent, type ReactNode, useRef } from 'react';
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
  /** Over the picture at its top left. */
  badges?: ReactNode;
  /** Over the picture at its top right: what can be done with the product other than buying it. */
  productActions?: ReactNode;
}

/**
 * Pictures side by side in a row that snaps. Each is a link to its page, which script replaces by a dialog; thumbnails
 * are anchors to them, for which script only adds smooth scrolling.
 */
export function ProductGallery({ pictures, name, pathOf, badges, productActions }: ProductGalleryProps) {
  const { t } = useTranslation('catalog');
  const track = useRef<HTMLUListElement>(null);
  const { open, prepare, dialog } = usePictureDialog({ pictures, name, pathOf });
  const overlays = (
    <div className={styles.overlays}>
      {badges}
      {productActions && <div className={styles.productActions}>{productActions}</div>}
    </div>
  );
  if (pictures.length === 0) {
    return (
      <div className={styles.frame}>
        <Picture fileKey={null} alt={t('product.noPicture')} {...large} />
        {overlays}
      </div>
    );
  }

  function show(event: MouseEvent, index: number) {
    event.preventDefault();
    const row = track.current;
    row?.scrollTo({ left: index * row.clientWidth });
  }

  return (
    <section className={styles.gallery} aria-label={t('product.gallery')}>
      <div className={styles.frame}>
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
        {overlays}
      </div>
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
