import { useTranslation } from '@vyloha/i18n';
import { Container, Icon, iconNames } from '@vyloha/ui';
import type { TopBanner as TopBannerModel } from '../../model/shell-configuration';
import { CloseNoticeForm } from '../close-notice-form/close-notice-form';
import { useCloseNotice } from '../close-notice-form/use-close-notice';
import styles from './top-banner.module.css';

interface TopBannerProps {
  banner: TopBannerModel;
  currentPath: string;
}

/** The editors' banner in their colours, until it is closed; a changed one is shown again. */
export function TopBanner({ banner, currentPath }: TopBannerProps) {
  const { t } = useTranslation('shell');
  const { isClosed, onSubmit } = useCloseNotice();
  if (isClosed) return null;
  const icon = iconNames.find((name) => name === banner.icon);
  return (
    <aside
      className={styles.banner}
      aria-label={t('topBanner.label')}
      data-notice="topBanner"
      style={{ backgroundColor: banner.backgroundColor ?? undefined, color: banner.fontColor ?? undefined }}
    >
      <Container className={styles.row}>
        <p className={styles.message}>
          {(icon || banner.iconText) && (
            <strong className={styles.mark}>
              {icon && <Icon name={icon} />}
              {banner.iconText && <span>{banner.iconText}</span>}
            </strong>
          )}
          <span className={styles.text}>{banner.text}</span>
        </p>
        <CloseNoticeForm notice={`topBanner-${banner.version}`} currentPath={currentPath} onSubmit={onSubmit}>
          <button className={styles.close} aria-label={t('topBanner.close')}>
            <Icon name="close" />
          </button>
        </CloseNoticeForm>
      </Container>
    </aside>
  );
}
