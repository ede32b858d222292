import { useTranslation } from '@vyloha/i18n';
import { ButtonLink, Icon } from '@vyloha/ui';
import { type MouseEvent, useState } from 'react';
import type { EditorialView } from '../../model/category/category-editorial';
import { TitledSection } from '../titled-section/titled-section';
import styles from './category-video.module.css';

type Video = NonNullable<EditorialView<unknown>['video']>;

/** Loads the third-party player only on click, for privacy; without script it is a link. */
export function CategoryVideo({ title, embedUrl, watchUrl }: Video) {
  const { t } = useTranslation('catalog');
  const [isPlayed, setIsPlayed] = useState(false);

  function play(event: MouseEvent): void {
    event.preventDefault();
    setIsPlayed(true);
  }

  return (
    <TitledSection title={t('category.video', { title })}>
      {isPlayed ? (
        <iframe
          ref={(player) => player?.focus()}
          src={`${embedUrl}?autoplay=1`}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          className={styles.screen}
        />
      ) : (
        <div className={styles.screen}>
          <Icon name="play" size={32} />
          <ButtonLink to={watchUrl} rel="noopener" variant="secondary" onClick={play}>
            {t('category.playVideo')}
          </ButtonLink>
          <p className={styles.note}>{t('category.videoNote')}</p>
        </div>
      )}
    </TitledSection>
  );
}
