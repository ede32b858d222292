import { useTranslation } from '@vyloha/i18n';
import { ButtonLink, Icon } from '@vyloha/ui';
import { type MouseEvent, useState } from 'react';
import type { EmbeddedVideo } from '../../model/category/embedded-video';
import { TitledSection } from '../titled-section/titled-section';
import styles from './titled-video.module.css';

interface TitledVideoProps extends EmbeddedVideo {
  title: string;
}

/** Loads the third-party player only on click, for privacy; without script or a player it is a link. */
export function TitledVideo({ title, embedUrl, watchUrl, service }: TitledVideoProps) {
  const { t } = useTranslation('catalog');
  const [isPlayed, setIsPlayed] = useState(false);

  function play(event: MouseEvent): void {
    event.preventDefault();
    setIsPlayed(true);
  }

  return (
    <TitledSection title={t('category.video', { title })}>
      {isPlayed && embedUrl !== null ? (
        <iframe
          ref={(player) => player?.focus()}
          src={embedUrl}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          className={styles.screen}
        />
      ) : (
        <div className={styles.screen}>
          <Icon name="play" size={32} />
          <ButtonLink to={watchUrl} rel="noopener" variant="secondary" onClick={embedUrl === null ? undefined : play}>
            {t('category.playVideo')}
          </ButtonLink>
          <p className={styles.note}>
            {t(embedUrl === null ? 'category.videoElsewhere' : 'category.videoNote', { service })}
          </p>
        </div>
      )}
    </TitledSection>
  );
}
