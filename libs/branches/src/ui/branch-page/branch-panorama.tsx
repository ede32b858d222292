import { useTranslation } from '@vyloha/i18n';
import { EmbeddedFrameBox } from '@vyloha/rich-text';
import { ButtonLink } from '@vyloha/ui';
import type { EmbeddedFrame } from '../../model/embedded-frame';
import styles from './branch-page.module.css';

interface BranchPanoramaProps {
  name: string;
  frame: EmbeddedFrame | null;
  /** Where it may not be embedded. */
  url: string | null;
}

/** A walk through the branch, in a frame or on a page of its own; nothing without one. */
export function BranchPanorama({ name, frame, url }: BranchPanoramaProps) {
  const { t } = useTranslation('branches');
  if (frame === null && url === null) return null;
  return (
    <section className={styles.section}>
      <h2>{t('detail.panorama')}</h2>
      {frame && (
        <EmbeddedFrameBox
          frame={frame}
          title={t('detail.panoramaTitle', { name })}
          action={t('detail.loadPanorama')}
          icon="globe"
        />
      )}
      {url && (
        <p>
          <ButtonLink to={url} rel="noreferrer" variant="secondary" iconAfter="external">
            {t('detail.loadPanorama')}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
