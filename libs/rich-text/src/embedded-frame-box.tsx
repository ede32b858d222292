import { useTranslation } from '@vyloha/i18n';
import { legalPageSlugs, paths } from '@vyloha/links';
import { ButtonLink, Icon, type IconName } from '@vyloha/ui';
import styles from './embedded-frame-box.module.css';

interface EmbeddedFrameBoxProps {
  frame: {
    url: string;
    /** The site, which learns the visitor's address. */
    host: string;
  };
  /** Of what is embedded, for assistive technology. */
  title: string;
  /** Text of the link that loads it. */
  action: string;
  icon: IconName;
}

/**
 * Another site in a frame that is empty until a link loads it there: nobody's address is given away before, and it works
 * without script. Its elements may stand in a paragraph, where editors put frames. The link sends the shop's origin as
 * any other of the page does: players refuse to play without.
 */
export function EmbeddedFrameBox({ frame: { url, host }, title, action, icon }: EmbeddedFrameBoxProps) {
  const { t } = useTranslation('rich-text');
  return (
    <span className={styles.box}>
      <ButtonLink to={url} target={url} variant="secondary" icon={icon}>
        {action}
      </ButtonLink>
      <span className={styles.note}>
        {t('frame.note', { host })} <a href={paths.page(legalPageSlugs.privacy)}>{t('frame.privacy')}</a>
      </span>
      <span className={styles.screen}>
        <span className={styles.empty} aria-hidden>
          <Icon name={icon} size={32} />
          {t('frame.empty')}
        </span>
        <iframe
          key={url}
          name={url}
          title={title}
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          allow="fullscreen"
          className={styles.frame}
        />
      </span>
    </span>
  );
}
