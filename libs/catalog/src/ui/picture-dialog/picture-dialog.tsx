import { useTranslation } from '@vyloha/i18n';
import { Dialog, IconButton, Picture, VisuallyHidden } from '@vyloha/ui';
import clsx from 'clsx';
import { type MouseEvent, useRef, useState } from 'react';
import type { CatalogPicture } from '../../model/category/catalog-picture';
import { PictureThumbnails } from '../picture-thumbnails/picture-thumbnails';
import { usePictureRow } from './use-picture-row';
import styles from './picture-dialog.split.module.css';

/** Twice of it is the largest size that the backend renders. */
const size = { width: 1200, height: 1200 };

/** What scrolls has to be focusable, or a keyboard could not scroll it. */
const keyboardTabIndex = 0;

interface PictureDialogProps {
  pictures: readonly CatalogPicture[];
  /** Name of the product. */
  name: string;
  /** Index of the picture to begin with. */
  first: number;
  /** Page of a picture by its index. */
  pathOf: (index: number) => string;
  onClose: () => void;
}

/** All pictures of a product on the whole screen, one at a time: by arrows, swiping and thumbnails, each with a zoom. */
export function PictureDialog({ pictures, name, first, pathOf, onClose }: PictureDialogProps) {
  const { t } = useTranslation('catalog');
  const [isZoomed, setIsZoomed] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const { track, index, show, updateIndex } = usePictureRow({
    count: pictures.length,
    first,
    // A zoomed picture scrolls by the arrow keys itself.
    isKept: (target) => isZoomed && target instanceof Node && stage.current?.contains(target) === true,
    onMove: () => setIsZoomed(false),
  });

  function select(event: MouseEvent, next: number) {
    event.preventDefault();
    show(next);
  }

  const position = { number: index + 1, count: pictures.length };
  return (
    <Dialog isOpen onClose={onClose} title={name} variant="screen">
      <div className={styles.viewer}>
        <div className={styles.bar}>
          <p role="status">
            <span aria-hidden>
              {position.number} / {position.count}
            </span>
            <VisuallyHidden>{t('pictures.position', position)}</VisuallyHidden>
          </p>
          <IconButton
            icon="search"
            label={t('pictures.zoom')}
            aria-pressed={isZoomed}
            onClick={() => setIsZoomed(!isZoomed)}
          />
        </div>
        <div ref={stage} className={styles.stage}>
          <ul ref={track} className={styles.track} tabIndex={keyboardTabIndex} onScroll={updateIndex}>
            {pictures.map(({ fileKey, alt }, place) => (
              <li
                key={fileKey}
                className={clsx(styles.item, isZoomed && place === index && styles.zoomed)}
                aria-hidden={place !== index || undefined}
                {...(isZoomed && place === index && { tabIndex: keyboardTabIndex })}
                // For the pointer what the button is for the keyboard.
                onClick={() => setIsZoomed(!isZoomed)}
              >
                <Picture fileKey={fileKey} alt={alt || name} className={styles.picture} {...size} />
              </li>
            ))}
          </ul>
          {pictures.length > 1 && (
            <>
              <IconButton
                variant="round"
                icon="chevron-left"
                label={t('pictures.previous')}
                className={styles.step}
                onClick={() => show(index - 1)}
              />
              <IconButton
                variant="round"
                icon="chevron-right"
                label={t('pictures.next')}
                className={clsx(styles.step, styles.next)}
                onClick={() => show(index + 1)}
              />
            </>
          )}
        </div>
        {pictures.length > 1 && (
          <PictureThumbnails pictures={pictures} pathOf={pathOf} current={index} onSelect={select} />
        )}
      </div>
    </Dialog>
  );
}
