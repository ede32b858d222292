import { useTranslation } from '@vyloha/i18n';
import clsx from 'clsx';
import { Children, type ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { useCarousel } from './use-carousel';
import styles from './carousel.module.css';

export interface CarouselProps {
  /** What the row holds. */
  label: string;
  children: ReactNode;
  /** How wide an item is: a product box, a tile, or all of the row. */
  item?: 'box' | 'tile' | 'full' | undefined;
  className?: string | undefined;
}

/** A row that scrolls sideways and snaps to its items; script adds the two buttons' movement. */
export function Carousel({ label, children, item = 'box', className }: CarouselProps) {
  const { t } = useTranslation('ui');
  const { trackRef, move } = useCarousel();
  return (
    <section className={clsx(styles.carousel, className)} aria-label={label}>
      <ul ref={trackRef} className={clsx(styles.track, styles[item])}>
        {Children.map(children, (child) => (
          <li className={styles.item}>{child}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <IconButton look="round" icon="chevron-left" label={t('carousel.previous')} onClick={() => move(-1)} />
        <IconButton look="round" icon="chevron-right" label={t('carousel.next')} onClick={() => move(1)} />
      </div>
    </section>
  );
}
