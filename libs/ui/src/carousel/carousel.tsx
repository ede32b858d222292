import { useTranslation } from '@vyloha/i18n';
import clsx from 'clsx';
import { Children, type ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { useCarousel } from './use-carousel';
import styles from './carousel.module.css';

export interface CarouselProps {
  /** Accessible name of the row. */
  label: string;
  children: ReactNode;
  /** Width of an item: a product box, a tile, or the full row. */
  item?: 'box' | 'tile' | 'full' | undefined;
  className?: string | undefined;
  /** Instead of the buttons for the previous and the next item; right after the row. */
  controls?: ReactNode;
}

/** A row that scrolls horizontally and snaps to its items; JavaScript adds the previous and next buttons. */
export function Carousel({ label, children, item = 'box', className, controls }: CarouselProps) {
  const { t } = useTranslation('ui');
  const { trackRef, move } = useCarousel();
  return (
    <section className={clsx(styles.carousel, className)} aria-label={label}>
      <ul ref={trackRef} className={clsx(styles.track, styles[item])}>
        {Children.map(children, (child) => (
          <li className={styles.item}>{child}</li>
        ))}
      </ul>
      {controls ?? (
        <div className={styles.buttons}>
          <IconButton variant="round" icon="chevron-left" label={t('carousel.previous')} onClick={() => move(-1)} />
          <IconButton variant="round" icon="chevron-right" label={t('carousel.next')} onClick={() => move(1)} />
        </div>
      )}
    </section>
  );
}
