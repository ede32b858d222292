import { keepPrepositions, useTranslation } from '@vyloha/i18n';
import { ButtonLink, Icon } from '@vyloha/ui';
import { type MouseEvent, useState } from 'react';
import type { ShownStory } from '../../model/category/category-story';
import { TitledSection } from '../titled-section/titled-section';
import styles from './category-video.module.css';

type Video = NonNullable<ShownStory<unknown>['video']>;

/** Nobody but who wants to see the video tells its player's owner of the visit; without script a link leads to it. */
export function CategoryVideo({ title, frame, page }: Video) {
  const { t } = useTranslation('catalog');
  const [isPlayed, setIsPlayed] = useState(false);

  function play(event: MouseEvent): void {
    event.preventDefault();
    setIsPlayed(true);
  }

  return (
    <TitledSection title={t('category.video', { title: keepPrepositions(title) })}>
      {isPlayed ? (
        <iframe
          ref={(player) => player?.focus()}
          src={`${frame}?autoplay=1`}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          className={styles.screen}
        />
      ) : (
        <div className={styles.screen}>
          <Icon name="play" size={32} />
          <ButtonLink to={page} rel="noopener" variant="secondary" onClick={play}>
            {t('category.playVideo')}
          </ButtonLink>
          <p className={styles.note}>{t('category.videoNote')}</p>
        </div>
      )}
    </TitledSection>
  );
}
