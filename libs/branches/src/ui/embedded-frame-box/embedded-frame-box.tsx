import { useTranslation } from '@vyloha/i18n';
import { legalPageSlugs, paths } from '@vyloha/links';
import { ButtonLink, Icon, Link, type IconName } from '@vyloha/ui';
import type { EmbeddedFrame } from '../../model/embedded-frame';
import styles from './embedded-frame-box.module.css';

interface EmbeddedFrameBoxProps {
  frame: EmbeddedFrame;
  /** Of the browsing context; unique on the page. */
  name: string;
  /** Of what is embedded, for assistive technology. */
  title: string;
  /** Text of the link that loads it. */
  action: string;
  icon: IconName;
}

/**
 * Another site in a frame that is empty until a link loads it there: nobody's address is given away before, and it works
 * without script.
 */
export function EmbeddedFrameBox({ frame: { url, host }, name, title, action, icon }: EmbeddedFrameBoxProps) {
  const { t } = useTranslation('branches');
  return (
    <div className={styles.box}>
      <ButtonLink to={url} target={name} referrerPolicy="no-referrer" variant="secondary" icon={icon}>
        {action}
      </ButtonLink>
      <p className={styles.note}>
        {t('frame.note', { host })} <Link to={paths.page(legalPageSlugs.privacy)}>{t('frame.privacy')}</Link>
      </p>
      <div className={styles.screen}>
        <span className={styles.empty} aria-hidden>
          <Icon name={icon} size={32} />
          {t('frame.empty')}
        </span>
        <iframe
          key={url}
          name={name}
          title={title}
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          allow="fullscreen"
          className={styles.frame}
        />
      </div>
    </div>
  );
}
