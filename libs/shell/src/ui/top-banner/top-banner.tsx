import { keepPrepositions, useTranslation } from '@vyloha/i18n';
import { Container, Icon, iconNames } from '@vyloha/ui';
import type { TopBanner as TopBannerModel } from '../../model/shell-configuration';
import { CloseForm } from '../close-form/close-form';
import { useClosing } from '../close-form/use-closing';
import styles from './top-banner.module.css';

interface TopBannerProps {
  banner: TopBannerModel;
  here: string;
}

/** The editors' message above everything, in their colours, until it is closed; a changed one comes back. */
export function TopBanner({ banner, here }: TopBannerProps) {
  const { t } = useTranslation('shell');
  const { isClosed, onSubmit } = useClosing();
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
              {banner.iconText}
            </strong>
          )}
          <span>{keepPrepositions(banner.text)}</span>
        </p>
        <CloseForm notice={`topBanner-${banner.version}`} here={here} onSubmit={onSubmit}>
          <button className={styles.close} aria-label={t('topBanner.close')}>
            <Icon name="close" />
          </button>
        </CloseForm>
      </Container>
    </aside>
  );
}
