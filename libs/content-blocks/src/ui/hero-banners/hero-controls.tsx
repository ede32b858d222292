import { useTranslation } from '@vyloha/i18n';
import { IconButton } from '@vyloha/ui';
import { useRef } from 'react';
import { useBannerRotation } from './use-banner-rotation';
import styles from './hero-controls.module.css';

interface HeroControlsProps {
  titles: readonly string[];
}

/** Dots for the banners of the row before it, and a button that stops them. */
export function HeroControls({ titles }: HeroControlsProps) {
  const { t } = useTranslation('content-blocks');
  const ref = useRef<HTMLDivElement>(null);
  const { current, isPaused, isMotionAllowed, show, togglePause } = useBannerRotation(ref, titles.length);
  return (
    <div ref={ref} className={styles.controls}>
      {titles.map((title, index) => (
        <button
          key={title}
          type="button"
          className={styles.dot}
          aria-label={t('home.banner', { title })}
          aria-current={index === current}
          onClick={() => show(index)}
        />
      ))}
      {isMotionAllowed && (
        <IconButton
          icon={isPaused ? 'play' : 'pause'}
          label={t(isPaused ? 'home.bannersPlay' : 'home.bannersPause')}
          onClick={togglePause}
        />
      )}
    </div>
  );
}
