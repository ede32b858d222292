import { useTranslation } from '@vyloha/i18n';
import { paths, legalPageSlugs } from '@vyloha/links';
import { Button, Container } from '@vyloha/ui';
import { CloseNoticeForm } from '../close-notice-form/close-notice-form';
import { useCloseNotice } from '../close-notice-form/use-close-notice';
import styles from './cookie-notice.module.css';

interface CookieNoticeProps {
  currentPath: string;
  /** Whether anything is measured; the consent must be as easy to refuse as to give. */
  requestsAnalyticsConsent: boolean;
}

/** The cookie notice, shown until it is closed by a form. */
export function CookieNotice({ currentPath, requestsAnalyticsConsent }: CookieNoticeProps) {
  const { t } = useTranslation('shell');
  const { isClosed, onSubmit } = useCloseNotice();
  if (isClosed) return null;
  return (
    <section className={styles.notice} aria-label={t('cookies.title')} data-notice="consent">
      <Container className={styles.row}>
        <p>
          {t(requestsAnalyticsConsent ? 'cookies.measuring' : 'cookies.text')}{' '}
          <a href={paths.page(legalPageSlugs.privacy)}>{t('cookies.more')}</a>
        </p>
        <CloseNoticeForm notice="consent" currentPath={currentPath} onSubmit={onSubmit} className={styles.buttons}>
          {requestsAnalyticsConsent ? (
            <>
              <Button type="submit" variant="secondary" size="small" name="measuring" value="no">
                {t('cookies.refuse')}
              </Button>
              <Button type="submit" variant="secondary" size="small" name="measuring" value="yes">
                {t('cookies.agree')}
              </Button>
            </>
          ) : (
            <Button type="submit" variant="secondary" size="small">
              {t('cookies.close')}
            </Button>
          )}
        </CloseNoticeForm>
      </Container>
    </section>
  );
}
